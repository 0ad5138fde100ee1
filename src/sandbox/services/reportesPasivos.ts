import { reportesPasivos } from '#contract/services/reportesPasivos.ts';
import { reporteAvisoAltaPasivo, reporteBajaPasivo } from '../files/reportesPasivos.ts';
import { sinAcceso } from '../refusal.ts';
import { esAltaPasivo, esBajaPasivo } from '../rules/pasivo.ts';
import { type Services, serveFile } from '../serve.ts';
import { avisoDe, impresoDe, pdf } from './reportes.ts';

/** Retirees' notices as PDF (spec R 7.2, 7.4); a notice of another family is refused. */
export function serveReportesPasivos(at: Services): void {
  serveFile(at, reportesPasivos.avisoAltaPasivo, async ({ params, db, sesion, today }) => {
    const aviso = impresoDe(db, avisoDe(db, sesion, params), today);
    const { IdPersonaNovedad, NumeroDocumento } = aviso.novedad;
    if (!esAltaPasivo(aviso.idTipoPadre)) throw sinAcceso();
    const bytes = await reporteAvisoAltaPasivo(aviso, db.gruposPasivo.get(IdPersonaNovedad));
    return pdf(bytes, `AvisoAltaPasivo-${NumeroDocumento}.pdf`);
  });

  serveFile(at, reportesPasivos.bajaPasivo, async ({ params, db, sesion, today }) => {
    const aviso = impresoDe(db, avisoDe(db, sesion, params), today);
    if (!esBajaPasivo(aviso.novedad.IdTipoNovedad)) throw sinAcceso();
    return pdf(await reporteBajaPasivo(aviso), `AvisoBajaPasivo-${aviso.novedad.NumeroDocumento}.pdf`);
  });
}
