import * as z from 'zod/mini';

/** A text the services may leave out or send as null: '' then. */
export const text = () =>
  z._default(
    z.pipe(
      z.nullish(z.string()),
      z.transform((v) => v ?? ''),
    ),
    '',
  );
/** An id or count the services may leave out or send as null: 0 then. */
export const id = () =>
  z._default(
    z.pipe(
      z.nullish(z.number()),
      z.transform((v) => v ?? 0),
    ),
    0,
  );
/** A flag the services may leave out or send as null: false then. */
export const flag = () =>
  z._default(
    z.pipe(
      z.nullish(z.boolean()),
      z.transform((v) => v ?? false),
    ),
    false,
  );
