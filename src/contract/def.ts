import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** The parts of a schema's definition that code walking the contract needs; `type` decides which ones exist. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly valueType?: Schema;
}

/** The definition of a schema. */
export const defOf = (schema: Schema): Def => schema._zod.def as Def;

/** The schema inside a wrapper: a default, an optional or nullable, a transform. Null for any other schema. */
export const wrappedIn = (schema: Schema): Schema | null => defOf(schema).innerType ?? defOf(schema).in ?? null;
