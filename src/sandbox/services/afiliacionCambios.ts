import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import { cleanDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { DetalleAfiliacion } from '../db/afiliacionRows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { papel } from '../rules/access.ts';
import { afiliacionVisible, exigeCaja, personaPropia } from '../rules/afiliacionAcceso.ts';
import { ampliarSeguro, cambiarContacto, cambiarGenero, pedirDatos } from '../rules/afiliacionDatos.ts';
import { concluir, exigeAbierta, exigeSinCambios } from '../rules/afiliacionEstados.ts';
import { textoAfiliacion } from '../rules/afiliacionTextos.ts';
import { type Acto, nuevaAfiliacion, par } from '../rules/afiliacionWrites.ts';
import { texto } from '../rules/texts.ts';
import { type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** For calls that insured persons may not make. */
function exigeEmpresaOCaja(sesion: Sesion): void {
  if (papel(sesion) === 'ninguno') throw sinAcceso();
}

/** Changes of data, gender and insurance, and commitments (spec R 7.2). */
export function serveAfiliacionCambios(at: Services): void {
  serve(at, afiliacionCambios.datosRelevantes, ({ body, ...acto }) => {
    exigeEmpresaOCaja(acto.sesion);
    return par(pedirDatos(acto, body.BasePersonas, body.SegurosPersonasNovedad?.Observacion ?? ''));
  });
  serve(at, afiliacionCambios.datosNoRelevantes, ({ body, ...acto }) =>
    par(cambiarContacto(acto, body.BasePersonas, body.SegurosPersonasNovedad?.Observacion ?? '')),
  );
  serve(at, afiliacionCambios.genero, ({ body, ...acto }) => par(cambiarGenero(acto, body)));
  serve(at, afiliacionCambios.ampliacion, ({ body, ...acto }) => par(ampliarSeguro(acto, body)));
  serve(at, afiliacionCambios.ampliacionPorResolucion, ({ body, ...acto }) => {
    exigeCaja(acto.sesion);
    const resolucion = {
      NumeroResolucion: tidy(body.NumeroResolucion),
      FechaResolucion: cleanDate(body.FechaResolucion),
      Instancia: tidy(body.Instancia),
    };
    if (!resolucion.NumeroResolucion) throw new Refusal('Debe registrar el Número de Resolución.');
    if (!resolucion.FechaResolucion) throw new Refusal('Debe registrar fecha de resolución.');
    if (!resolucion.Instancia) throw new Refusal('Debe registrar el nombre de la Instancia que emite la resolución.');
    return par(ampliarSeguro(acto, body, resolucion));
  });
  serveCompromisos(at);
  serve(at, afiliacionCambios.observacion, ({ body, db, sesion }) => {
    const n = afiliacionVisible(db, sesion, body.IdPersonaNovedad);
    exigeSinCambios(n, body.Version);
    if (papel(sesion) !== 'caja') exigeAbierta(n);
    const Observacion = tidy(body.Observacion);
    if (Observacion === '') throw new Refusal(texto('observacionVacia'));
    if (Observacion.length > 500) throw new Refusal(texto('muyLargo', { field: 'Observación', max: 500 }));
    db.afiliaciones.put({ ...n, Observacion, Version: n.Version + 1 });
    return true;
  });
}

/** A commitment is concluded as soon as it is written, because it is printed and signed. */
function comprometer(
  acto: Acto,
  IdTipoNovedad: number,
  { IdPersona, FechaCompromiso, Observacion }: { IdPersona: number; FechaCompromiso: string; Observacion: string },
  detalle: DetalleAfiliacion = {},
): string {
  exigeEmpresaOCaja(acto.sesion);
  personaPropia(acto.db, acto.sesion, IdPersona);
  const until = cleanDate(FechaCompromiso);
  if (!until) throw new Refusal(texto('sinInformacion', { field: 'Fecha de compromiso' }));
  if (until < acto.today) throw new Refusal(textoAfiliacion('compromisoVencido'));
  const notice = { IdPersona, IdTipoNovedad, Observacion, detalle: { ...detalle, FechaCompromiso: until } };
  return par(concluir(acto.db, nuevaAfiliacion(acto, notice)));
}

function serveCompromisos(at: Services): void {
  serve(at, afiliacionCambios.compromisoAfiliacion, ({ body, ...acto }) =>
    comprometer(acto, tipo.COMPROMISO_AFILIACION, body),
  );
  serve(at, afiliacionCambios.compromisoPago, ({ body, ...acto }) => {
    exigeEmpresaOCaja(acto.sesion);
    const { Monto, Cuotas } = body;
    if (!(Monto > 0)) throw new Refusal(textoAfiliacion('montoNoPositivo'));
    if (!Number.isInteger(Cuotas) || Cuotas < 1 || Cuotas > 60) throw new Refusal(textoAfiliacion('cuotasNoValidas'));
    return comprometer(acto, tipo.COMPROMISO_PAGO, body, { Monto, Cuotas });
  });
}
