import type { Endpoint } from '#contract/endpoint.ts';
import { declarationsOf, type Row } from '../contract/declared.ts';
import { type Field, fieldsOf, written } from '../contract/fields.ts';

/** Services in the order of the questions before them: most harmful misread reply first. */
const areas = [
  'alta-cotizante',
  'baja-cotizante',
  'transferencia-cotizante',
  'alta-pasivo',
  'baja-pasivo',
  'transferencia-pasivo',
  'personas-novedad',
  'novedades',
  'tipos-novedad',
  'orden-pago',
  'facturas',
  'auth',
  'seguridad',
  'personas-empresa',
  'pacientes',
  'empresas',
  'parametros',
  'recursos',
  'seguimiento',
  'ocupacional',
  'citas-medicas',
  'afiliacion',
  'bdpa',
  'reportes',
];

const types: Readonly<Record<string, string>> = {
  text: 'texto',
  number: 'número',
  'true or false': 'verdadero o falso',
  "date 'yyyy-mm-dd'": 'fecha aaaa-mm-dd',
  "date 'dd/mm/yyyy'": 'fecha dd/mm/aaaa',
  'time HH:mm': 'hora HH:mm',
  moment: 'fecha y hora',
  amount: 'monto',
  'HTML as text': 'HTML',
  'JSON as text': 'JSON como texto',
  "two ids 'a|b'": 'dos identificadores unidos por una barra',
  'any value': 'cualquier valor',
  file: 'archivo',
};
const typed = (type: string): string =>
  types[type] ??
  type
    .replace('one of', 'uno de')
    .split(' or ')
    .map((one) => types[one] ?? one)
    .join(' o ');

interface Side {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The assumed fields of a body or reply as a sentence; '' if all are documented. */
function sentence({ title, fields }: Side): string {
  const assumed = fields.filter((field) => field.assumed);
  const [first] = assumed;
  if (!first) return '';
  if (first.path.length === 0 && first.type === 'any value')
    return `${title}: ninguna sección la muestra y el portal no la lee. ¿Qué trae \`Datos\`?`;
  const names = assumed.map(
    ({ path, type }) => `\`${written('', path).replace(/^\./, '') || 'Datos'}\` (${typed(type)})`,
  );
  const all = assumed.length === fields.length ? 'todo es supuesto' : 'campos supuestos';
  return `${title}, ${all}: ${[...new Set(names)].join(', ')}.`;
}

/** The assumptions about a call: the fields of its body and of its reply. */
function assumptions(variants: readonly { readonly endpoint: Endpoint }[]): string {
  const sides: readonly Side[] = [
    { title: 'Petición', fields: variants.flatMap(({ endpoint }) => fieldsOf(endpoint.body)) },
    {
      title: 'Respuesta',
      fields: variants.flatMap(({ endpoint }) => (endpoint.reply === 'file' ? [] : fieldsOf(endpoint.datos))),
    },
  ];
  return sides.map(sentence).filter(Boolean).join('\n');
}

interface Question {
  readonly service: string;
  readonly calls: string[];
  readonly sections: Set<string>;
  readonly text: string;
}

/** One question for all calls of a service with the same assumptions. */
function questionsOf(rows: readonly Row[]): readonly Question[] {
  const by = new Map<string, Question>();
  const place = ({ area }: Row) => (areas.indexOf(area) + 1 || areas.length + 1) as number;
  for (const row of [...rows].sort((a, b) => place(a) - place(b))) {
    const text = assumptions(declarationsOf(row));
    if (text === '') continue;
    const service = row.controller;
    const key = `${service} ${text}`;
    const question = by.get(key) ?? { service, calls: [], sections: new Set<string>(), text };
    question.calls.push(`\`${row.method} ${row.path || '/'}\``);
    question.sections.add(row.section);
    by.set(key, question);
  }
  return [...by.values()];
}

/** The questions under a heading for each service. The numbers continue from those before. */
function assumedPart(rows: readonly Row[], before: number): string[] {
  const questions = questionsOf(rows);
  const services = [...new Set(questions.map(({ service }) => service))];
  let number = before;
  return services.flatMap((service) => [
    `### ${service}`,
    '',
    ...questions
      .filter((each) => each.service === service)
      .map(({ calls, sections, text }) => {
        number += 1;
        const lines = text.split('\n').map((line) => `${' '.repeat(`${number}. `.length)}- ${line}`);
        return [`${number}. ${calls.join(', ')} (${[...sections].join(', ')})`, ...lines].join('\n');
      }),
    '',
  ]);
}

/**
 * docs/questions.md: the questions for the owner of the services. `base` has the questions about meaning, in order of
 * possible harm. After them come the contract's assumptions, service by service.
 */
export function questionsPage(rows: readonly Row[], base: string): string {
  const asked = base.split('\n').filter((line) => /^\d+\. /.test(line)).length;
  return [
    '# Preguntas para el equipo de servicios de la caja',
    '',
    'Escrito por `npm run questions`; no se edita a mano. Las preguntas van ordenadas por el daño posible: primero los servicios',
    'cuya respuesta mal leída altera un registro, un pago o un acceso; dentro de cada uno, primero lo más grave. Para cada',
    'llamada basta, si es más fácil, un ejemplo real (anonimizado) de petición y respuesta. Entre paréntesis está la sección de',
    'la especificación que nombra la llamada: F fundamentos, E avisos de empresas, R pasivos, pagos, ocupacional y reportes.',
    '',
    base.trim(),
    '',
    '## I. Lo que el portal supone, servicio por servicio',
    '',
    'Ninguna sección muestra estos campos. ¿Existen, se llaman así y tienen ese tipo? ¿Cuáles faltan? `[]` significa «de cada',
    'fila».',
    '',
    ...assumedPart(rows, asked),
  ].join('\n');
}
