import { expect } from 'vitest';
import { queryClient } from '#client/query.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { type LoadedNovedad, leerPaciente } from '#engine/notice/cargarNovedad.ts';

/** The form of the notice that is open, as it was read. Ask for it before a write: it is read again afterwards. */
export function formaLeida(): NovedadForm {
  const [uno] = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes('formulario') });
  const { form } = (uno?.state.data ?? {}) as Partial<LoadedNovedad>;
  if (!form) throw new Error('No notice is open');
  return form;
}

/** Somebody and her insured record, as the services tell them. Ask for it before a write. */
export async function registroDe(idPersona: number) {
  const found = await leerPaciente(idPersona);
  if (!found) throw new Error('The services do not know her');
  return found;
}

/** Checks that the person and the insured record are sent as they were read, but for the `cambios`. Days have another form. */
export function comoSeLeyo(
  sent: unknown,
  leida: Pick<NovedadForm, 'BasePersonas' | 'SegurosPacientes'>,
  cambios: Partial<Record<keyof NovedadForm, object>> = {},
) {
  for (const grupo of ['BasePersonas', 'SegurosPacientes'] as const) {
    const values = Object.entries({ ...leida[grupo], ...cambios[grupo] }).filter(([name]) => !name.startsWith('Fecha'));
    expect(sent, grupo).toMatchObject([{ [grupo]: Object.fromEntries(values) }]);
  }
}
