import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import type { CorreoCitas } from '#contract/entities/cita.ts';
import { validation } from '#messages/validation.ts';
import { correosTexts } from './correosMessages.ts';

/** Longest address (spec R 5.7). */
export const LARGO_CORREO = 100;
/** Id of a row that is being written (spec R 4.6); accepting makes it NUEVO. */
const ESCRIBIENDO = -1;
/** Id of a row to be inserted. */
const NUEVO = 0;

/** A row of the settings. `clave` names it on the screen: new rows share their id. */
export interface FilaCorreo extends CorreoCitas {
  readonly clave: number;
  /** Written or changed here and not saved yet. */
  readonly pendiente: boolean;
}

/** The settings while they are edited: at most one row is being written. */
export interface Ajustes {
  readonly filas: readonly FilaCorreo[];
  /** Saved rows to be removed with the next save. */
  readonly quitados: readonly FilaCorreo[];
  readonly editando: { readonly clave: number; readonly Correo: string } | null;
  readonly siguiente: number;
}

/** The settings as they are saved, nothing being written. */
export const abrir = (correos: readonly CorreoCitas[]): Ajustes => ({
  filas: correos.map((correo, clave) => ({ ...correo, Titulares: true, clave, pendiente: false })),
  quitados: [],
  editando: null,
  siguiente: correos.length,
});

/** A new empty row, being written. */
export function agregar(a: Ajustes): Ajustes {
  const clave = a.siguiente;
  const fila = { IdCorreo: ESCRIBIENDO, Correo: '', Titulares: true, Beneficiario: false, clave, pendiente: true };
  return { ...a, filas: [...a.filas, fila], editando: { clave, Correo: '' }, siguiente: clave + 1 };
}

/** Begins to write a row, from what it holds. */
export const editar = (a: Ajustes, { clave, Correo }: FilaCorreo): Ajustes => ({ ...a, editando: { clave, Correo } });

/** What is in the field now; nothing changes while no row is written. */
export const escribir = (a: Ajustes, Correo: string): Ajustes =>
  a.editando ? { ...a, editando: { ...a.editando, Correo } } : a;

/** Leaves the row that is being written as it was; a new one goes. */
export const cancelar = (a: Ajustes): Ajustes => ({
  ...a,
  filas: a.filas.filter((fila) => fila.IdCorreo !== ESCRIBIENDO),
  editando: null,
});

/** What is wrong with the address being written; '' for nothing. */
export function problemaDe({ editando, filas }: Ajustes): string {
  if (!editando) return '';
  const address = editando.Correo.trim();
  if (address === '') return correosTexts.falta;
  if (address.length > LARGO_CORREO) return correosTexts.largo;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address)) return validation.correoFormato;
  const same = (fila: FilaCorreo) =>
    fila.clave !== editando.clave && fila.Correo.toLowerCase() === address.toLowerCase();
  return filas.some(same) ? correosTexts.repetido : '';
}

/** Takes the written address into its row; a new row gets id 0. Null when it is not valid. */
export function aceptar(a: Ajustes): Ajustes | null {
  const { editando } = a;
  if (!editando) return a;
  if (problemaDe(a) !== '') return null;
  const Correo = editando.Correo.trim();
  const filas = a.filas.map((fila) =>
    fila.clave !== editando.clave
      ? fila
      : {
          ...fila,
          IdCorreo: fila.IdCorreo === ESCRIBIENDO ? NUEVO : fila.IdCorreo,
          pendiente: fila.pendiente || fila.Correo !== Correo,
          Correo,
        },
  );
  return { ...a, filas, editando: null };
}

/** Sets whether a row's address is told of dependants too. */
export const conBeneficiarios = (a: Ajustes, clave: number, Beneficiario: boolean): Ajustes => ({
  ...a,
  filas: a.filas.map((fila) => (fila.clave === clave ? { ...fila, Beneficiario, pendiente: true } : fila)),
});

/** Takes a row out; a saved one is kept for the removal list (spec R 4.6). */
export function quitar(a: Ajustes, clave: number): Ajustes {
  const gone = a.filas.find((fila) => fila.clave === clave);
  return {
    ...a,
    filas: a.filas.filter((fila) => fila !== gone),
    quitados: gone && gone.IdCorreo > NUEVO ? [...a.quitados, gone] : a.quitados,
    editando: a.editando?.clave === clave ? null : a.editando,
  };
}

/** Puts a row of the removal list back. */
export function restaurar(a: Ajustes, clave: number): Ajustes {
  const back = a.quitados.filter((fila) => fila.clave === clave);
  const filas = [...a.filas, ...back].sort((one, other) => one.clave - other.clave);
  return { ...a, filas, quitados: a.quitados.filter((fila) => fila.clave !== clave) };
}

const enviado = ({ IdCorreo, Correo, Titulares, Beneficiario }: FilaCorreo): CorreoCitas => ({
  IdCorreo,
  Correo,
  Titulares,
  Beneficiario,
});

/** What a save sends: rows that are new or changed, and the removal list (spec R 7.8). */
export const pendientes = ({ filas, quitados }: Ajustes) => ({
  CorreoRegistra: filas.filter((fila) => fila.pendiente && fila.IdCorreo !== ESCRIBIENDO).map(enviado),
  CorreoElimina: quitados.map(enviado),
});

/** Whether the addresses the services hold are what a save was to make of them: all of it, or nothing. */
export function segunCorreos(
  { CorreoRegistra, CorreoElimina }: ReturnType<typeof pendientes>,
  now: readonly CorreoCitas[],
): Hallazgo<true> {
  const same = (a: CorreoCitas, b: CorreoCitas) =>
    a.Correo.toLowerCase() === b.Correo.toLowerCase() && a.Beneficiario === b.Beneficiario;
  const written = CorreoRegistra.map((sent) => now.some((one) => same(one, sent)));
  const gone = CorreoElimina.map(({ IdCorreo }) => !now.some((one) => one.IdCorreo === IdCorreo));
  const all = [...written, ...gone];
  if (all.every(Boolean)) return { hecha: true };
  return all.some(Boolean) ? null : 'sin hacer';
}

/** True while nothing but removals waits to be saved: those need no consent (spec R 5.7). */
export function soloQuita(a: Ajustes): boolean {
  const { CorreoRegistra, CorreoElimina } = pendientes(a);
  return CorreoRegistra.length === 0 && CorreoElimina.length > 0 && a.editando === null;
}

/** True when closing would lose something. */
export const sinGuardar = (a: Ajustes): boolean =>
  a.quitados.length > 0 || a.filas.some((fila) => fila.pendiente) || a.editando !== null;
