import { nombreRegional } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { localidades, referencias } from '../db/referencias.ts';
import type { Empresa, Novedad, Paciente, Persona } from '../db/rows.ts';
import { brand, CAJA, createSheet, ink, rule, type Sheet, soft, white } from './sheet.ts';

export interface AvisoImpreso {
  readonly novedad: Novedad;
  readonly persona: Persona;
  readonly empresa: Empresa | undefined;
  readonly paciente: Paciente | undefined;
  readonly today: string;
  /** The current names of the notice's type, its parent type and its state. */
  readonly tipo: string;
  readonly idTipoPadre: number;
  readonly estado: string;
}

export type Line = readonly [label: string, value: string];

const named = (list: readonly { Id: number; Descripcion: string }[], id: number) =>
  list.find((item) => item.Id === id)?.Descripcion ?? '';

function lines(
  { novedad: n, persona: p, empresa, paciente, tipo }: AvisoImpreso,
  novedad: readonly Line[],
): readonly (readonly [string, readonly Line[]])[] {
  const number = [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-');
  return [
    [
      'Empresa',
      [
        ['Razón social', empresa?.RazonSocial ?? ''],
        ['Número patronal', empresa?.patronales[n.IdRegional] ?? ''],
        ['Regional', nombreRegional(n.IdRegional)],
        ...(n.IdUbicacion ? [['Ubicación', named(localidades, n.IdUbicacion)] as const] : []),
      ],
    ],
    [
      'Asegurado(a)',
      [
        ['Nombre completo', p.NombreCompleto],
        ['Documento', `${number} ${named(referencias.extensiones, p.IdExtensionDocumento)}`],
        ['Matrícula', paciente?.MatriculaTitular ?? ''],
        ['Historia clínica', paciente?.HistoriaClinica ?? ''],
        ['Fecha de nacimiento', toLocalDate(p.FechaNacimiento)],
        ['Sexo', named(referencias.sexos, p.IdSexo)],
        ['Estado civil', named(referencias.estadosCiviles, p.IdEstadoCivil)],
        ['Profesión', named(referencias.profesiones, p.IdProfesion)],
        ['Dirección', [p.Zona, p.Direccion].filter(Boolean).join(', ')],
        ['Teléfonos', [p.Telefono, p.Celular].filter(Boolean).join(' / ')],
        ['Correo electrónico', p.CorreoElectronico],
      ],
    ],
    ['Novedad', [['Tipo', tipo], ...novedad]],
  ];
}

/**
 * A notice on one page: the employer, the insured person, and the family's own lines in `novedad`. Works with any name. Long
 * values shrink.
 */
export async function imprimirAviso(
  titulo: string,
  aviso: AvisoImpreso,
  novedad: readonly Line[],
): Promise<Uint8Array> {
  const { today } = aviso;
  const sheet = await createSheet([612, 792], `${titulo} ${aviso.novedad.NumeroDocumento}`, today);
  head(sheet, titulo, aviso);
  let y = 652;
  for (const [title, rows] of lines(aviso, novedad)) {
    sheet.text(title, { x: 56, y, size: 11, bold: true, color: brand });
    sheet.page.drawLine({ start: { x: 56, y: y - 5 }, end: { x: 556, y: y - 5 }, thickness: 0.8, color: rule });
    y -= 21;
    for (const [label, value] of rows) {
      sheet.text(label, { x: 56, y, size: 9, color: soft });
      sheet.text(value || '-', { x: 190, y, size: 10, fit: 366 });
      y -= 17;
    }
    y -= 14;
  }
  foot(sheet, today);
  return sheet.save();
}

function head(sheet: Sheet, titulo: string, { novedad, tipo, estado }: AvisoImpreso): void {
  sheet.page.drawRectangle({ x: 0, y: 722, width: 612, height: 70, color: brand });
  sheet.text(CAJA, { x: 56, y: 752, size: 18, bold: true, color: white });
  sheet.text(titulo, { x: 56, y: 734, size: 11, color: white });
  sheet.text(`N° ${novedad.NumeroDocumento}`, { x: 440, y: 752, size: 13, bold: true, color: white });
  sheet.text(`Estado: ${estado}`, { x: 440, y: 734, size: 10, color: white });
  sheet.text(tipo, {
    x: 56,
    y: 690,
    size: 15,
    bold: true,
    color: ink,
    fit: 500,
  });
}

function foot(sheet: Sheet, today: string): void {
  const signature = { thickness: 0.8, color: soft };
  sheet.page.drawLine({ start: { x: 80, y: 96 }, end: { x: 260, y: 96 }, ...signature });
  sheet.page.drawLine({ start: { x: 352, y: 96 }, end: { x: 532, y: 96 }, ...signature });
  sheet.text('Firma y sello de la empresa', { x: 112, y: 82, size: 9, color: soft });
  sheet.text('Firma del asegurado(a)', { x: 392, y: 82, size: 9, color: soft });
  sheet.text(`Impreso el ${toLocalDate(today)}`, { x: 56, y: 40, size: 8, color: soft });
}
