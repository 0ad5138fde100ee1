import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { reportesAfiliacion } from '#contract/services/reportesAfiliacion.ts';
import { compromisoPdf } from '../files/compromiso.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { pacienteDe } from '../rules/access.ts';
import { afiliacionVisible } from '../rules/afiliacionAcceso.ts';
import { textoAfiliacion } from '../rules/afiliacionTextos.ts';
import { number, type Services, serveFile } from '../serve.ts';

/** Commitments as PDF (spec R 7.2). */
export function serveReportesAfiliacion(at: Services): void {
  const papers = [
    [reportesAfiliacion.compromisoAfiliacion, tipo.COMPROMISO_AFILIACION, 'CompromisoAfiliacion'],
    [reportesAfiliacion.compromisoPago, tipo.COMPROMISO_PAGO, 'CompromisoPago'],
  ] as const;
  for (const [endpoint, idTipo, name] of papers)
    serveFile(at, endpoint, async ({ params, db, sesion, today }) => {
      const compromiso = afiliacionVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
      if (compromiso.IdTipoNovedad !== idTipo) throw new Refusal(textoAfiliacion('noEsCompromiso'));
      const persona = db.personas.get(compromiso.IdPersona);
      if (!persona) throw sinAcceso();
      const paciente = pacienteDe(db, persona.IdPersona);
      const empresa = db.empresas.get(compromiso.IdEmpresa);
      const bytes = await compromisoPdf({ compromiso, persona, paciente, empresa, today });
      return { bytes, tipo: 'application/pdf', nombre: `${name}-${compromiso.NumeroDocumento}.pdf` };
    });
}
