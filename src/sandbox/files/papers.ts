import { rgb } from 'pdf-lib';
import { nombreRegional } from '#contract/enumerations.ts';
import { addMonths, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { createRandom } from '../db/random.ts';
import { referencias } from '../db/referencias.ts';
import type { Papel, Persona } from '../db/rows.ts';
import { face } from './face.ts';
import { brand, createSheet, ink, rule, type Sheet, soft, wrap } from './sheet.ts';

/** A paper to draw: what is written in it, who issues it, and its title. */
interface Encargo extends Papel {
  /** The company of the notice. */
  readonly empresa: string;
  /** The requirement that the paper meets. */
  readonly idRequisito: number;
  readonly titulo: string;
}

type Draw = (order: Encargo) => Promise<Uint8Array>;

const A4: [number, number] = [595, 842];
const CARD: [number, number] = [400, 252];

const named = (list: readonly { readonly Id: number; readonly Descripcion: string }[], id: number): string =>
  list.find((one) => one.Id === id)?.Descripcion ?? '';

const documento = (p: Persona): string => [p.NumeroDocumento, p.ComplementoDocumento].filter(Boolean).join('-');

const tarjetas: Readonly<Record<number, string>> = { 2: 'CÉDULA DE EXTRANJERO', 3: 'PASAPORTE' };

/** Says on every page that the paper is made up. */
function sample(sheet: Sheet, [width, height]: readonly [number, number]): void {
  sheet.text('MUESTRA', {
    x: width * 0.2,
    y: height * 0.24,
    size: width / 6,
    bold: true,
    color: rule,
    opacity: 0.45,
    turn: 32,
  });
}

/** A text on a card. Out of focus, it is written many times around its place. */
function writer(sheet: Sheet, { persona, nitido }: Encargo): Sheet['text'] {
  if (nitido) return (value, options) => sheet.text(value, options);
  const random = createRandom(persona.IdPersona);
  return (value, options) => {
    for (let at = 0; at < 14; at += 1) {
      const [x, y] = [options.x + random.int(-60, 60) / 10, options.y + random.int(-50, 50) / 10];
      sheet.text(value, { ...options, x, y, opacity: 0.1 });
    }
  };
}

/** An identity card, front and back. It is a page each, as people scan it. */
const carnet: Draw = async (order) => {
  const { persona: p, novedad, nitido } = order;
  const front = await createSheet(CARD, order.titulo, novedad.FechaRegistro);
  const draw = (sheet: Sheet, title: string, rows: readonly (readonly [string, string])[], x: number) => {
    sheet.page.drawRectangle({ x: 0, y: 0, width: CARD[0], height: CARD[1], color: rgb(0.93, 0.96, 0.94) });
    for (let line = 0; line < 15; line += 1)
      sheet.page.drawSvgPath(`M 0 ${line * 18} q 100 ${14 - line} 200 0 t 200 0`, {
        x: 0,
        y: CARD[1],
        borderColor: rgb(0.8, 0.88, 0.84),
        borderWidth: 0.6,
      });
    sample(sheet, CARD);
    const text = writer(sheet, order);
    text(title, { x: 18, y: 224, size: 13, bold: true, color: brand });
    rows.forEach(([label, value], at) => {
      text(label, { x, y: 200 - at * 27, size: 6.5, color: soft });
      text(value || '-', { x, y: 188 - at * 27, size: 11, bold: at === 0, fit: CARD[0] - x - 14 });
    });
  };
  const born = toLocalDate(p.FechaNacimiento);
  const issued = addMonths(novedad.FechaRegistro, -(p.IdPersona % 40) - 3);
  draw(
    front,
    tarjetas[p.IdTipoDocumento] ?? 'CÉDULA DE IDENTIDAD',
    [
      ['Número', documento(p)],
      ['Apellidos', `${p.ApellidoPaterno} ${p.ApellidoMaterno}`.trim()],
      ['Nombres', p.Nombres],
      ['Fecha de nacimiento', born],
      ['Emitida en', p.IdTipoDocumento === 1 ? nombreRegional(p.IdExtensionDocumento) : 'LA PAZ'],
      ['Válida hasta', toLocalDate(addMonths(issued, 120))],
    ],
    150,
  );
  const photo = await front.document.embedPng(face(p, { dia: novedad.FechaRegistro, nitido }));
  front.page.drawImage(photo, { x: 18, y: 74, width: 112, height: 140 });
  if (nitido) signature(front, p.IdPersona, 22, 40);
  draw(
    front.next(),
    'REVERSO',
    [
      ['Número', documento(p)],
      ['Sexo', p.IdSexo === 2 ? 'FEMENINO' : 'MASCULINO'],
      ['Estado civil', named(referencias.estadosCiviles, p.IdEstadoCivil)],
      ['Profesión u ocupación', named(referencias.profesiones, p.IdProfesion)],
      ['Domicilio', [p.Direccion, p.Zona].filter(Boolean).join(', ')],
      ['Fecha de emisión', toLocalDate(issued)],
    ],
    18,
  );
  return front.save();
};

/** A line of ink that is the same whenever the person signs. */
function signature(sheet: Sheet, idPersona: number, x: number, y: number): void {
  const random = createRandom(idPersona * 7 + 1);
  const waves = Array.from({ length: 5 }, () => {
    const [up, down, on] = [random.int(8, 26), random.int(4, 18), random.int(12, 22)];
    return `c ${Math.round(on / 3)} -${up} ${Math.round(on / 2)} ${down} ${on} ${random.int(-3, 3)}`;
  });
  sheet.page.drawSvgPath(`M 0 0 ${waves.join(' ')} l ${random.int(10, 30)} -${random.int(2, 8)}`, {
    x,
    y,
    borderColor: rgb(0.1, 0.2, 0.5),
    borderWidth: 1.3,
  });
}

/** The round stamp of a company or an office. */
function stamp(sheet: Sheet, text: string, x: number, y: number): void {
  const color = rgb(0.35, 0.2, 0.55);
  for (const size of [36, 32])
    sheet.page.drawCircle({ x, y, size, borderColor: color, borderWidth: 1.2, borderOpacity: 0.7, opacity: 0 });
  wrap(text.toUpperCase(), 14)
    .slice(0, 3)
    .forEach((line, at, all) => {
      sheet.text(line, { x: x - 26, y: y + (all.length - 1) * 4 - at * 9, size: 6.5, color, fit: 52, turn: 8 });
    });
}

interface Letter {
  readonly title: string;
  /** Paragraphs; '' begins the next page. */
  readonly body: readonly string[];
  readonly place: IsoDate;
  /** The names under the lines for signing. */
  readonly signs: readonly { readonly name: string; readonly as: string; readonly idPersona: number }[];
  readonly stamped: string;
}

/** A written page or several, with place and date, and lines to sign. */
async function letter(order: Encargo, { title, body, place, signs, stamped }: Letter): Promise<Uint8Array> {
  const first = await createSheet(A4, order.titulo, order.novedad.FechaRegistro);
  let [sheet, y, page] = [first, 720, 1];
  const begin = () => {
    sample(sheet, A4);
    sheet.text(order.empresa, { x: 62, y: 794, size: 9, color: soft });
    sheet.text(`Página ${page}`, { x: 533, y: 40, size: 8, color: soft, ends: true });
  };
  begin();
  sheet.text(title, { x: 62, y: 760, size: 16, bold: true, fit: 471 });
  for (const paragraph of body) {
    if (paragraph === '') {
      [sheet, y, page] = [sheet.next(), 760, page + 1];
      begin();
    }
    for (const line of wrap(paragraph, 84)) {
      sheet.text(line, { x: 62, y, size: 11, color: ink });
      y -= 17;
    }
    y -= 9;
  }
  sheet.text(`${nombreRegional(order.novedad.IdRegional)}, ${toLocalDate(place)}`, { x: 62, y: y - 8, size: 11 });
  const line = Math.min(y - 110, 300);
  signs.forEach(({ name, as, idPersona }, at) => {
    const x = 62 + at * 250;
    if (order.firmado || at > 0) signature(sheet, idPersona, x + 30, line + 10);
    sheet.page.drawLine({ start: { x, y: line }, end: { x: x + 190, y: line }, thickness: 0.8, color: ink });
    sheet.text(name, { x, y: line - 14, size: 9, bold: true, fit: 190 });
    sheet.text(as, { x, y: line - 26, size: 8, color: soft });
  });
  if (stamped) stamp(sheet, stamped, 470, line + 62);
  return first.save();
}

const quien = (p: Persona): string => `${p.NombreCompleto}, con documento de identidad ${documento(p)}`;

const trabajador = ({ persona }: Encargo, as: string) => ({
  name: persona.NombreCompleto,
  as,
  idPersona: persona.IdPersona,
});
/** Who signs for the company: nobody in particular, but always the same. */
const empleador = ({ empresa, novedad }: Encargo) => ({
  name: 'Gerencia de Recursos Humanos',
  as: empresa,
  idPersona: novedad.IdEmpresa,
});

const contrato: Draw = (order) => {
  const { persona, novedad: n, empresa } = order;
  return letter(order, {
    title: 'CONTRATO DE TRABAJO',
    body: [
      `Celebran este contrato ${empresa}, en adelante el empleador, y ${quien(persona)}, en adelante el trabajador.`,
      `PRIMERA. El empleador contrata al trabajador en el cargo de ${n.Cargo || 'AUXILIAR'}.`,
      `SEGUNDA. La relación de trabajo comienza el ${toLocalDate(n.FechaNovedad)}.`,
      `TERCERA. El empleador paga un haber mensual de Bs ${money(n.HaberMensual)}.`,
      'CUARTA. La jornada es de ocho horas diarias, de lunes a viernes.',
      '',
      'QUINTA. El empleador afilia al trabajador al seguro social de corto plazo desde el primer día de trabajo.',
      `SEXTA. El trabajador señala su domicilio en ${[persona.Direccion, persona.Zona].filter(Boolean).join(', ') || 'esta ciudad'}.`,
      'SÉPTIMA. En señal de conformidad firman las dos partes.',
    ],
    place: n.FechaNovedad,
    signs: [trabajador(order, 'Trabajador'), empleador(order)],
    stamped: empresa,
  });
};

const convenio: Draw = (order) => {
  const { persona, novedad: n, empresa } = order;
  return letter(order, {
    title: 'CONVENIO INSTITUCIONAL',
    body: [
      `Convenio entre ${empresa} y ${quien(persona)}, para realizar una práctica en la institución.`,
      `PRIMERA. La práctica comienza el ${toLocalDate(n.FechaNovedad)}${n.FechaFinNovedad ? ` y termina el ${toLocalDate(n.FechaFinNovedad)}` : ''}.`,
      `SEGUNDA. La institución reconoce un estipendio mensual de Bs ${money(n.HaberMensual)}.`,
      '',
      'TERCERA. La institución afilia a la persona al seguro social de corto plazo mientras dure el convenio.',
    ],
    place: n.FechaNovedad,
    signs: [trabajador(order, 'Practicante'), empleador(order)],
    stamped: empresa,
  });
};

const retiro: Draw = (order) => {
  const { persona, novedad: n, empresa } = order;
  return letter(order, {
    title: 'CARTA DE RENUNCIA',
    body: [
      `Señores ${empresa}:`,
      `Yo, ${quien(persona)}, presento mi renuncia al cargo de ${n.Cargo || 'AUXILIAR'}.`,
      `Mi último día de trabajo es el ${toLocalDate(n.FechaNovedad)}. Agradezco la oportunidad de haber trabajado en la empresa.`,
    ],
    place: n.FechaNovedad,
    signs: [trabajador(order, 'Trabajador')],
    stamped: empresa,
  });
};

const resolucion: Draw = (order) => {
  const { persona, novedad: n, resolucion: known } = order;
  const office = known?.Instancia || 'Servicio de rentas';
  return letter(order, {
    title: `RESOLUCIÓN ${known?.NumeroResolucion || `RA-${100 + (n.IdPersonaNovedad % 900)}/${n.FechaNovedad.slice(0, 4)}`}`,
    body: [
      `VISTOS: La solicitud de ${quien(persona)}, nacido(a) el ${toLocalDate(persona.FechaNacimiento)}.`,
      'CONSIDERANDO: Que la persona cumplió los requisitos de edad y de aportes que pide la norma.',
      'Que los informes del área técnica y del área legal son favorables.',
      '',
      'POR TANTO, SE RESUELVE:',
      `PRIMERO. Reconocer la renta a favor de ${persona.NombreCompleto}.`,
      `SEGUNDO. La renta se paga desde el ${toLocalDate(n.FechaNovedad)}.`,
      '',
      'TERCERO. Comunicar esta resolución al ente gestor de salud que corresponda.',
      'Regístrese, comuníquese y archívese.',
    ],
    place: known?.FechaResolucion || n.FechaNovedad,
    signs: [{ name: 'Dirección General', as: office, idPersona: 99 }],
    stamped: office,
  });
};

const defuncion: Draw = (order) => {
  const { persona, novedad: n } = order;
  return letter(order, {
    title: 'CERTIFICADO DE DEFUNCIÓN',
    body: [
      `Se certifica la defunción de ${quien(persona)}, nacido(a) el ${toLocalDate(persona.FechaNacimiento)}.`,
      `Fecha del fallecimiento: ${toLocalDate(n.FechaNovedad)}.`,
      `Lugar: ${nombreRegional(n.IdRegional)}.`,
    ],
    place: n.FechaNovedad,
    signs: [{ name: 'Oficialía del registro', as: 'Registro civil (muestra)', idPersona: 98 }],
    stamped: 'Registro civil',
  });
};

const nacimiento: Draw = (order) => {
  const { persona: p, novedad: n } = order;
  return letter(order, {
    title: 'CERTIFICADO DE NACIMIENTO',
    body: [
      `Se certifica el nacimiento de ${p.NombreCompleto}.`,
      `Fecha de nacimiento: ${toLocalDate(p.FechaNacimiento)}.`,
      `Sexo: ${p.IdSexo === 2 ? 'femenino' : 'masculino'}.`,
      `Documento de identidad: ${documento(p)}.`,
      'Expedido a solicitud de la persona interesada, para trámites del seguro social.',
    ],
    place: n.FechaRegistro,
    signs: [{ name: 'Oficialía del registro', as: 'Registro civil (muestra)', idPersona: 98 }],
    stamped: 'Registro civil',
  });
};

const otro: Draw = (order) =>
  letter(order, {
    title: order.titulo.toUpperCase(),
    body: [`Documento de ${quien(order.persona)}.`],
    place: order.novedad.FechaNovedad,
    signs: [empleador(order)],
    stamped: order.empresa,
  });

/** The papers by the requirement they meet (db/requisitos.ts). */
const porRequisito: Readonly<Record<number, Draw>> = {
  3: carnet,
  4: contrato,
  6: convenio,
  7: retiro,
  8: resolucion,
  9: defuncion,
  10: nacimiento,
};

/** A paper as PDF, drawn from what it says. Every page says MUESTRA. */
export const paper: Draw = (order) => (porRequisito[order.idRequisito] ?? otro)(order);
