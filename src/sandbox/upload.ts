import type * as z from 'zod/mini';
import { own } from '#lib/own.ts';
import { BadCall } from './refusal.ts';

/** A file as it arrived. */
export interface UploadedFile {
  readonly nombre: string;
  readonly bytes: Uint8Array;
}

type Fields = Record<string, unknown>;

/** True when the schema of the form wants a number in this field: a form's values all travel as texts. */
function wantsNumber(schema: z.core.$ZodType, field: string): boolean {
  const { def } = (schema as z.core.$ZodObject)._zod;
  return own(def.shape ?? {}, field)?._zod.def.type === 'number';
}

/** Reads a multipart form: its fields as the contract names them, and the one file in it. */
export async function readMultipart(
  request: Request,
  schema: z.core.$ZodType,
): Promise<{ fields: Fields; file: UploadedFile | null }> {
  const form = await request.formData().catch(() => {
    throw new BadCall('enviado');
  });
  // Whoever sends the form names its fields.
  const fields: Fields = Object.create(null);
  let file: UploadedFile | null = null;
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      fields[name] = wantsNumber(schema, name) && value.trim() !== '' ? Number(value) : value;
      continue;
    }
    const bytes = new Uint8Array(await value.arrayBuffer());
    file = { nombre: value.name, bytes };
    // One kind of Blob everywhere: the contract asks for the realm's own.
    fields[name] = new Blob([bytes], { type: value.type });
  }
  return { fields, file };
}
