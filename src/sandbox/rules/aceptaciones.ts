import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import { aceptarAltaPasivo } from './altaPasivoWrites.ts';
import { aceptarAlta } from './altaWrites.ts';
import { aceptarBajaPasivo } from './bajaPasivoWrites.ts';
import { aceptarBaja } from './bajaWrites.ts';
import { padreDe } from './catalogo.ts';
import type { Aceptacion } from './novedadWrites.ts';
import { aceptarTransferenciaPasivo } from './transferenciaPasivoWrites.ts';
import { aceptarTransferencia } from './transferenciaWrites.ts';

/** What accepting does in each family. For the calls that end a notice without naming its family. */
const porFamilia: Readonly<Record<number, (who: Aceptacion, kept: Novedad) => void>> = {
  [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE]: aceptarAlta,
  [tipo.NOVEDAD_PASANTE_ALTA]: aceptarAlta,
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA]: aceptarAlta,
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE]: aceptarTransferencia,
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE]: aceptarBaja,
  [tipo.NOVEDAD_PASANTE_BAJA]: aceptarBaja,
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA]: aceptarBaja,
  [tipo.ALTA_PASIVO]: aceptarAltaPasivo,
  [tipo.BAJA_PASIVO]: aceptarBajaPasivo,
  [tipo.TRANSFERENCIA_PASIVO]: aceptarTransferenciaPasivo,
};

/** Accepts a declared notice by the rules of its family. Refused if the family has no acceptance here. */
export function aceptarSegunFamilia(who: Aceptacion, kept: Novedad): void {
  const aceptar = porFamilia[padreDe(who.db, kept.IdTipoNovedad)];
  if (!aceptar) throw new Refusal('La novedad se acepta con el servicio de su propio tipo.');
  aceptar(who, kept);
}
