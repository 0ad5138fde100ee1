import { nombreRegional } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { brand, CAJA, createSheet, soft, white } from './sheet.ts';

/** The insured person's card, as large as a bank card (in points). */
export async function carneAsegurado(card: {
  persona: Persona;
  paciente: Paciente | undefined;
  empresa: string;
  idRegional: number;
  today: string;
}): Promise<Uint8Array> {
  const { persona, paciente, empresa, idRegional, today } = card;
  const sheet = await createSheet([243, 153], `Carnet de asegurado ${persona.NumeroDocumento}`, today);
  sheet.page.drawRectangle({ x: 0, y: 117, width: 243, height: 36, color: brand });
  sheet.text(CAJA, { x: 12, y: 134, size: 11, bold: true, color: white });
  sheet.text('Carnet de asegurado', { x: 12, y: 123, size: 7, color: white });
  sheet.text(persona.NombreCompleto, { x: 12, y: 98, size: 10, bold: true, fit: 219 });
  const rows: readonly (readonly [string, string])[] = [
    ['Matrícula', paciente?.MatriculaTitular ?? ''],
    ['Documento', [persona.NumeroDocumento, persona.ComplementoDocumento].filter(Boolean).join('-')],
    ['Historia clínica', paciente?.HistoriaClinica ?? ''],
    ['Empresa', empresa],
    ['Regional', nombreRegional(idRegional)],
  ];
  rows.forEach(([label, value], at) => {
    sheet.text(label, { x: 12, y: 80 - at * 13, size: 7, color: soft });
    sheet.text(value || '-', { x: 76, y: 80 - at * 13, size: 8, fit: 155 });
  });
  sheet.text(`Emitido el ${toLocalDate(today)}`, { x: 12, y: 8, size: 6, color: soft });
  return sheet.save();
}
