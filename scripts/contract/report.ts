import type { Line } from './check.ts';
import { type Finding, type Verdict, verdicts } from './finding.ts';

/** How many calls have each verdict. */
function totals(lines: readonly Line[]): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  return {
    differs: count('differs'),
    repaired: count('repaired'),
    fit: count('fit'),
    'no rows seen': count('no rows seen'),
    refused: count('refused'),
    'not called': count('not called'),
  };
}

const nameOf = ({ row }: Line) => (row.method === '?' ? row.path : `${row.controller}/${row.path}`);
const sentence = ({ where, expected, received, section }: Finding) =>
  `${where}: expected ${expected}, received ${received}${section && ` (${section})`}`;

/**
 * The report for the terminal: a line for each call and each finding. Calls that were not made are listed only with `all`.
 */
export function asText(lines: readonly Line[], all: boolean): string {
  const shown = lines.filter(({ verdict }) => all || verdict !== 'not called');
  const told = shown.flatMap((line) => [
    `${line.verdict.padEnd(13)}${line.row.method.padEnd(7)}${nameOf(line)}${line.reason && `   ${line.reason}`}`,
    ...line.findings.map((finding) => `    ${finding.kind.padEnd(13)}${sentence(finding)}`),
  ]);
  const counts = verdicts.map((verdict) => `${totals(lines)[verdict]} ${verdict}`);
  return [...told, '', `${lines.length} calls: ${counts.join(', ')}${all ? '' : ' (--all lists them)'}`].join('\n');
}

/** The report for programs. It names calls, fields and types, and contains no value of a reply. */
export function asJson(lines: readonly Line[]): string {
  const calls = lines.map((line) => ({
    method: line.row.method,
    call: nameOf(line),
    section: line.row.section,
    verdict: line.verdict,
    ...(line.reason ? { reason: line.reason } : {}),
    findings: line.findings,
  }));
  return `${JSON.stringify({ totals: totals(lines), calls }, null, 2)}\n`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** The content of a test case. A difference fails it. If nothing was compared it is skipped. */
function caseBody({ verdict, findings, reason }: Line): string {
  const told = escaped(findings.map((finding) => `${finding.kind}: ${sentence(finding)}`).join('\n'));
  if (verdict === 'differs') return `<failure message="${findings.length} findings">${told}</failure>`;
  const skipped = ['not called', 'refused', 'no rows seen'].includes(verdict);
  const why = skipped ? `<skipped message="${escaped(reason || verdict)}"/>` : '';
  return `${why}${told && `<system-out>${told}</system-out>`}`;
}

/** The report in JUnit's format, which continuous-integration servers read: a test case per call. */
export function asJUnit(lines: readonly Line[]): string {
  const { differs, refused, ...rest } = totals(lines);
  const skipped = refused + rest['not called'] + rest['no rows seen'];
  const cases = lines.map((line) => {
    const name = escaped(`${line.row.method} ${nameOf(line)}`);
    return `  <testcase classname="${escaped(line.row.area)}" name="${name}">${caseBody(line)}</testcase>`;
  });
  const counts = `tests="${lines.length}" failures="${differs}" errors="0" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `<testsuite name="contract" ${counts}>`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
