import { call } from '#client/call.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Seleccion } from '#engine/definition/definition.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { type Caso, enTexto } from './contexto.ts';
import { idTipoDe } from './formato.ts';
import { comprobarMessages as textos } from './messages.ts';

/** Whether a notice of the services is the one that a row asks for: same type, same day. */
function esElMismo({ fila, definition, contexto }: Caso, row: FilaNovedad): boolean {
  if (estadoPorNombre(row.EstadoProceso) === 'anulado') return false;
  if (cleanDate(row.FechaNovedad) !== enTexto(fila, 'FechaAviso')) return false;
  const mismoPadre = row.IdTipoNovedadPadre === definition.idTipoPadre;
  return row.IdTipoNovedad === idTipoDe(fila, contexto) || (mismoPadre && !fila.textos.Motivo);
}

const yaEsta = ({ IdPersonaNovedad, IdPersona, NumeroNovedad }: FilaNovedad, idPersona: number): Hallazgo =>
  hallazgo({
    nivel: 'aviso',
    codigo: 'YA_REGISTRADA',
    lugar: null,
    texto: textos.yaRegistrada(NumeroNovedad),
    titulo: textos.titulos.YA_REGISTRADA,
    aviso: { nroAviso: NumeroNovedad, idPersona: IdPersona || idPersona, idPersonaNovedad: IdPersonaNovedad },
  });

/**
 * The notice is there already, perhaps of an import whose journal was lost: it is named, and not sent again. null if
 * the services have no such notice. Throws the errors of `call`.
 */
export async function yaRegistrada(caso: Caso, idPersona: number): Promise<Hallazgo | null> {
  const { idEmpresa } = caso.contexto;
  const suyos = await call(personasNovedad.deEmpresa, { params: { idPersona, idEmpresa } }, caso.consulta);
  const mismo = suyos.find((row) => esElMismo(caso, row));
  return mismo ? yaEsta(mismo, idPersona) : null;
}

/** The finding about a refused person: the notice may exist already. Throws the errors of `call`. */
export async function rechazo(
  caso: Caso,
  idPersona: number,
  { text, motivo }: Extract<Seleccion, { readonly ok: false }>,
): Promise<Hallazgo> {
  const { contexto, consulta } = caso;
  const { idEmpresa } = contexto;
  const lugar = 'NumeroDocumento';
  const titulos = textos.titulos;
  if (motivo === 'menor')
    return hallazgo({ codigo: 'MENOR', lugar: 'FechaNacimiento', texto: text, titulo: titulos.MENOR });
  if (motivo === undefined)
    return hallazgo({ codigo: 'REGLA', lugar: null, texto: text, titulo: titulos.REGLA, comun: text });
  const mismo = await yaRegistrada(caso, idPersona);
  if (mismo) return mismo;
  if (motivo === 'pendiente') return hallazgo({ codigo: 'PENDIENTE', lugar, texto: text, titulo: titulos.PENDIENTE });
  if (motivo === 'ajeno') return hallazgo({ codigo: 'NO_PERTENECE', lugar, texto: text, titulo: titulos.NO_PERTENECE });
  const activas = await call(personasEmpresa.habilitadas, { params: { idPersona } }, consulta);
  if (activas.some((one) => one.IdEmpresa === idEmpresa))
    return hallazgo({ codigo: 'ACTIVO_AQUI', lugar, texto: text, titulo: titulos.ACTIVO_AQUI });
  // The sentence ends with its own dot.
  const empresa = activas
    .map(({ RazonSocial }) => RazonSocial)
    .join(', ')
    .replace(/\.$/, '');
  const texto = empresa ? textos.activaEn(text, empresa) : text;
  return hallazgo({ codigo: 'ACTIVO_OTRA', lugar, texto, titulo: titulos.ACTIVO_OTRA });
}
