import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ocupacional, reportesPasivos } from '#contract/services/index.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { padreDe } from '#sandbox/db/tipos.ts';
import { type Caller, openFund, persona, read, signIn } from './fund.ts';

const printing = { ok: false, text: 'No tiene acceso.' };

async function open() {
  const fund = openFund();
  const of = (is: (n: Novedad) => boolean) => {
    const found = fund.db.novedades.all().find((n) => is(n));
    if (!found) throw new Error('the seed has no such notice');
    return fund.db.novedades.put({ ...found, IdEmpresa: 501, IdRegional: 1 });
  };
  return { fund, of, who: await signIn(fund, 'empresa') };
}
type Report = typeof reportesPasivos.bajaPasivo | typeof reportesPasivos.avisoAltaPasivo;
const print = (who: Caller, endpoint: Report, n: Novedad, idPersona: number | string = n.IdPersona) =>
  who.fetch(endpoint as typeof reportesPasivos.bajaPasivo, {
    params: { idPersona, idPersonaNovedad: n.IdPersonaNovedad },
  });
async function titleOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  return document.getTitle();
}

test.each([
  tipo.ALTA_PASIVO_POR_ALGORITMO,
  tipo.ALTA_PASIVO_POR_JUBILACION,
  tipo.ALTA_PASIVO_POR_RESOLUCION,
  tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE,
])('a retiree’s registration of type %i prints', async (idTipo) => {
  const { of, who } = await open();
  const n = of((row) => row.IdTipoNovedad === idTipo);
  expect(await titleOf(await print(who, reportesPasivos.avisoAltaPasivo, n))).toBe(
    `Aviso de alta de pasivo ${n.NumeroDocumento}`,
  );
});

test('[R-7.4-01] a deregistration prints', async () => {
  const { of, who } = await open();
  const n = of((row) => row.IdTipoNovedad === tipo.BAJA_PASIVO);
  expect(await titleOf(await print(who, reportesPasivos.bajaPasivo, n))).toBe(
    `Aviso de baja de pasivo ${n.NumeroDocumento}`,
  );
});

test('reports of another family, company or person are refused', async () => {
  const { fund, of, who } = await open();
  const baja = of((row) => row.IdTipoNovedad === tipo.BAJA_PASIVO);
  const alta = of((row) => padreDe(row.IdTipoNovedad) === tipo.ALTA_PASIVO);
  expect(await read(await print(who, reportesPasivos.avisoAltaPasivo, baja))).toMatchObject(printing);
  expect(await read(await print(who, reportesPasivos.bajaPasivo, alta))).toMatchObject(printing);
  expect(await read(await print(who, reportesPasivos.bajaPasivo, baja, alta.IdPersona))).toMatchObject(printing);
  const other = await signIn(fund, 'obligado');
  expect(await read(await print(other, reportesPasivos.bajaPasivo, baja))).toMatchObject(printing);
  expect(await read(await print(who, reportesPasivos.bajaPasivo, baja, 'x'))).toMatchObject({ status: 400 });
});

test('[R-7.7-06] [R-6-01] an exam prints for the company, and for the insured person at her own door', async () => {
  const { fund, who } = await open();
  const n = fund.db.novedades
    .by('persona', persona(fund, 'examenVigente'))
    .find((row) => row.IdTipoNovedad === tipo.OCUPACIONAL_PRE_OCUPACIONAL);
  if (!n) throw new Error('no exam');
  const body = { IdPersonaNovedad: n.IdPersonaNovedad };
  const report: Endpoint = ocupacional.reporte;
  expect(report.controller).toMatchObject({ insured: 'AsegReporte', others: 'Reportes' });
  expect(await titleOf(await who.fetch(ocupacional.reporte, { body }))).toBe(`Examen ocupacional ${n.NumeroDocumento}`);
  const insured = await signIn(fund, 'asegurado');
  expect(await read(await insured.fetch(ocupacional.reporte, { body }))).toMatchObject(printing);
  fund.db.novedades.put({ ...n, IdPersona: persona(fund, 'asegurado') });
  expect((await insured.fetch(ocupacional.reporte, { body })).status).toBe(200);
  const alta = fund.db.novedades.by('persona', persona(fund, 'pendiente'))[0];
  expect(
    await read(await who.fetch(ocupacional.reporte, { body: { IdPersonaNovedad: alta?.IdPersonaNovedad ?? 0 } })),
  ).toMatchObject(printing);
});
