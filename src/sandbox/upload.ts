import type * as z from 'zod/mini';
import { own } from '#lib/own.ts';
import { BadCall } from './refusal.ts';

/** An uploaded file. */
export interface UploadedFile {
  readonly nombre: string;
  readonly bytes: Uint8Array;
}

type Fields = Record<string, unknown>;

/** True if the form's schema wants a number in this field. All values of a form are sent as texts. */
function wantsNumber(schema: z.core.$ZodType, field: string): boolean {
  const { def } = (schema as z.core.$ZodObject)._zod;
  return own(def.shape ?? {}, field)?._zod.def.type === 'number';
}

/** Reads a multipart form: its fields under their contract names, and its one file. */
export async function readMultipart(
  request: Request,
  schema: z.core.$ZodType,
): Promise<{ fields: Fields; file: UploadedFile | null }> {
  const form = await request.formData().catch(() => {
    throw new BadCall('enviado');
  });
  // The sender chooses the field names, so the object has no prototype.
  const fields: Fields = Object.create(null);
  let file: UploadedFile | null = null;
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      fields[name] = wantsNumber(schema, name) && value.trim() !== '' ? Number(value) : value;
      continue;
    }
    const bytes = new Uint8Array(await value.arrayBuffer());
    file = { nombre: value.name, bytes };
    // Always the same kind of Blob: the contract needs the one of this JavaScript environment.
    fields[name] = new Blob([bytes], { type: value.type });
  }
  return { fields, file };
}
