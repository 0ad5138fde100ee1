import type { NovedadForm } from '#contract/entities/novedad.ts';
import { canal, type Estado } from '#contract/enumerations.ts';
import type { Dato } from '#engine/definition/definition.ts';
import { toLocalDate } from '#lib/dates.ts';

const seDeclaro = (estado: Estado | null) => estado === 'declarado' || estado === 'aceptado';

/** Spreads two to four facts over one row, so that the fields start on the next row in every state. */
export function enUnaFila(datos: readonly Dato[]): readonly Dato[] {
  const span = datos.length <= 2 ? 6 : datos.length === 3 ? 4 : 3;
  return datos.map((dato) => ({ ...dato, span }));
}

/** The number of the notice, with a copy button once it has one; 0 means none (spec R 4.2). The first save assigns it. */
export function numeroDeAviso({ SegurosPersonasNovedad: { IdPersonaNovedad, NumeroDocumento } }: NovedadForm): Dato {
  const label = 'Nº de aviso';
  const none = NumeroDocumento === '' || NumeroDocumento === '0';
  return none
    ? { label, value: IdPersonaNovedad === 0 ? 'Se asigna al grabar' : '—' }
    : { label, value: NumeroDocumento, copy: NumeroDocumento };
}

const estaPagado = ({ SegurosPersonasNovedad: n }: NovedadForm, estado: Estado | null) =>
  n.Pagado || estado === 'pagado';

/** Whether the notice is paid, whatever its state (spec E 2.2). */
export const pagado = (form: NovedadForm, estado: Estado | null): Dato => ({
  label: 'Pagado',
  value: estaPagado(form, estado) ? 'Sí' : 'No',
});

/** Whether it is paid: shown once it is declared, or as soon as it is paid (spec E 2.4, decision 70). */
export const pagadoAlDeclarar = (form: NovedadForm, estado: Estado | null): readonly Dato[] =>
  seDeclaro(estado) || estaPagado(form, estado) ? [pagado(form, estado)] : [];

/** The declaration date, in declared and accepted notices of the virtual channel (spec E 2.2, decision 69). */
export const fechaDeDeclaracion = (
  { SegurosPersonasNovedad: n }: NovedadForm,
  estado: Estado | null,
): readonly Dato[] =>
  seDeclaro(estado) && n.IdCanal === canal.virtual
    ? [{ label: 'Fecha de declaración', value: toLocalDate(n.FechaDeclaracion) }]
    : [];
