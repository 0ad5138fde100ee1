import { nombreRegional } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import type { Afiliacion } from '../db/afiliacionRows.ts';
import type { Empresa, Paciente, Persona } from '../db/rows.ts';
import { brand, CAJA, createSheet, ink, rule, type Sheet, soft, white } from './sheet.ts';

interface CompromisoImpreso {
  readonly compromiso: Afiliacion;
  readonly persona: Persona;
  readonly paciente: Paciente | undefined;
  readonly empresa: Empresa | undefined;
  readonly today: string;
}

type Line = readonly [label: string, value: string];

function lines({ compromiso: n, persona: p, paciente, empresa }: CompromisoImpreso): readonly Line[] {
  const { FechaCompromiso, Monto, Cuotas } = n.detalle;
  const payment: readonly Line[] =
    n.IdTipoNovedad === tipo.COMPROMISO_PAGO
      ? [
          ['Monto', bolivianos(Monto ?? 0)],
          ['Cuotas', String(Cuotas ?? 1)],
          ['Monto por cuota', bolivianos((Monto ?? 0) / (Cuotas || 1))],
        ]
      : [];
  return [
    ['Asegurado(a)', p.NombreCompleto],
    ['Documento', [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-')],
    ['Matrícula', paciente?.MatriculaTitular ?? ''],
    ['Empresa', empresa?.RazonSocial ?? ''],
    ['Regional', nombreRegional(n.IdRegional)],
    ['Fecha de registro', toLocalDate(n.FechaRegistro)],
    ['Fecha de compromiso', toLocalDate(FechaCompromiso)],
    ...payment,
    ['Observación', n.Observacion],
  ];
}

/** A commitment to pay or to complete an affiliation, on one page to sign. */
export async function compromisoPdf(paper: CompromisoImpreso): Promise<Uint8Array> {
  const { compromiso, today } = paper;
  const pays = compromiso.IdTipoNovedad === tipo.COMPROMISO_PAGO;
  const title = pays ? 'Compromiso de pago' : 'Compromiso de afiliación';
  const sheet = await createSheet([612, 792], `${title} ${compromiso.NumeroDocumento}`, today);
  sheet.page.drawRectangle({ x: 0, y: 722, width: 612, height: 70, color: brand });
  sheet.text(CAJA, { x: 56, y: 752, size: 18, bold: true, color: white });
  sheet.text(title, { x: 56, y: 734, size: 11, color: white });
  sheet.text(`N° ${compromiso.NumeroDocumento}`, { x: 420, y: 752, size: 13, bold: true, color: white });
  const text = pays
    ? 'Me comprometo a pagar a la Caja el monto indicado hasta la fecha de compromiso.'
    : 'Me comprometo a presentar los documentos de la afiliación hasta la fecha de compromiso.';
  sheet.text(text, { x: 56, y: 686, size: 11, color: ink, fit: 500 });
  sheet.page.drawLine({ start: { x: 56, y: 672 }, end: { x: 556, y: 672 }, thickness: 0.8, color: rule });
  lines(paper).forEach(([label, value], at) => {
    sheet.text(label, { x: 56, y: 648 - at * 19, size: 9, color: soft });
    sheet.text(value || '-', { x: 190, y: 648 - at * 19, size: 10, fit: 366 });
  });
  signatures(sheet, today);
  return sheet.save();
}

function signatures(sheet: Sheet, today: string): void {
  const line = { thickness: 0.8, color: soft };
  sheet.page.drawLine({ start: { x: 80, y: 126 }, end: { x: 260, y: 126 }, ...line });
  sheet.page.drawLine({ start: { x: 352, y: 126 }, end: { x: 532, y: 126 }, ...line });
  sheet.text('Firma del asegurado(a)', { x: 120, y: 112, size: 9, color: soft });
  sheet.text('Firma y sello de la Caja', { x: 392, y: 112, size: 9, color: soft });
  sheet.text(`Impreso el ${toLocalDate(today)}`, { x: 56, y: 40, size: 8, color: soft });
}
