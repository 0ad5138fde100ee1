import { reportesPasivos } from '#contract/services/reportesPasivos.ts';
import { reporteAvisoAltaPasivo, reporteBajaPasivo } from '../files/reportesPasivos.ts';
import { esAltaPasivo, esBajaPasivo } from '../rules/pasivo.ts';
import { type Services, serveFile } from '../serve.ts';
import { avisoAceptado, impresoDe, pdf } from './reportes.ts';

/** Retirees' accepted notices as PDF (spec R 7.2, 7.4). A notice of another family is refused. */
export function serveReportesPasivos(at: Services): void {
  serveFile(at, reportesPasivos.avisoAltaPasivo, async (asked) => {
    const aviso = impresoDe(asked.db, avisoAceptado(asked, esAltaPasivo), asked.today);
    const { IdPersonaNovedad, NumeroDocumento } = aviso.novedad;
    const groups = asked.db.gruposPasivo.get(IdPersonaNovedad);
    const kinship = asked.db.parentescos.get(groups?.PacientesDerechoHabiente?.IdRelacionParentesco ?? 0);
    const bytes = await reporteAvisoAltaPasivo(aviso, groups, kinship?.Descripcion ?? '');
    return pdf(bytes, `AvisoAltaPasivo-${NumeroDocumento}.pdf`);
  });

  serveFile(at, reportesPasivos.bajaPasivo, async (asked) => {
    const aviso = impresoDe(asked.db, avisoAceptado(asked, esBajaPasivo), asked.today);
    return pdf(await reporteBajaPasivo(aviso), `AvisoBajaPasivo-${aviso.novedad.NumeroDocumento}.pdf`);
  });
}
