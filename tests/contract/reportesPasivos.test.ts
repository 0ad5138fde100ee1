import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { ocupacional, reportesPasivos } from '#contract/services/index.ts';
import { localidades } from '#sandbox/db/referencias.ts';
import { lugaresFallecimiento } from '#sandbox/db/referenciasMedicas.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { idDeEstado, padreDe } from '#sandbox/db/tipos.ts';
import { type Caller, openFund, persona, read, signIn } from './fund.ts';
import { behind, textsOf } from './pdfText.ts';

const printing = { ok: false, text: 'No tiene acceso.' };

async function open() {
  const fund = openFund();
  const of = (is: (n: Novedad) => boolean) => {
    const found = fund.db.novedades.all().find((n) => is(n));
    if (!found) throw new Error('the seed has no such notice');
    const IdEstadoProceso = idDeEstado(found.IdTipoNovedad, 'aceptado');
    return fund.db.novedades.put({ ...found, IdEmpresa: 501, IdRegional: 1, IdEstadoProceso });
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

test.each([
  [
    tipo.ALTA_PASIVO_POR_ALGORITMO,
    { PacientesAlgoritmo: { DiasCalculados: 27_099, DosUltimosDigitos: 9 } },
    { 'Tipo de pasivo': 'INVALIDEZ', 'Días calculados': '27099', 'Últimos dígitos': '09' },
  ],
  [tipo.ALTA_PASIVO_POR_JUBILACION, {}, { 'Tipo de pasivo': 'VEJEZ', Cargo: 'JUBILADO' }],
  [
    tipo.ALTA_PASIVO_POR_RESOLUCION,
    { PacientesResolucion: { NumeroResolucion: 'RA-7', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' } },
    { 'Tipo de pasivo': 'VEJEZ', Resolución: 'RA-7 del 01/10/2026', 'Instancia que la emite': 'SENASIR' },
  ],
  [
    tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE,
    { PacientesDerechoHabiente: { NombreCompleto: 'ÑÁÑEZ ÓSCAR', MatriculaTitular: '58ÑO', IdRelacionParentesco: 2 } },
    {
      'Tipo de pasivo': 'DERECHO HABIENTE',
      Titular: 'ÑÁÑEZ ÓSCAR',
      'Matrícula del titular': '58ÑO',
      'Relación de parentesco': 'ESPOSO(A)',
    },
  ],
])('a registration of type %i says what it rests on', async (idTipo, groups, expected) => {
  const { fund, of, who } = await open();
  const n = of((row) => row.IdTipoNovedad === idTipo);
  fund.db.novedades.put({ ...n, Cargo: 'JUBILADO', FechaNovedad: '2026-11-17' });
  const {
    PacientesAlgoritmo = null,
    PacientesResolucion = null,
    PacientesDerechoHabiente = null,
  } = z.parse(
    z.pick(altaPasivoForm, { PacientesAlgoritmo: true, PacientesResolucion: true, PacientesDerechoHabiente: true }),
    groups,
  );
  const kept = { PacientesAlgoritmo, PacientesResolucion, PacientesDerechoHabiente };
  fund.db.gruposPasivo.put({ ...kept, IdPersonaNovedad: n.IdPersonaNovedad });
  const texts = await textsOf(await print(who, reportesPasivos.avisoAltaPasivo, n));
  for (const [label, value] of Object.entries({ ...expected, 'Fecha de ingreso': '17/11/2026' }))
    expect([label, behind(texts, label)]).toEqual([label, value]);
});

test('[R-7.4-01] a deregistration prints: when and where the person died, and where it was told of', async () => {
  const { fund, of, who } = await open();
  const found = of((row) => row.IdTipoNovedad === tipo.BAJA_PASIVO);
  const death = {
    FechaNovedad: '2026-11-16',
    IdUbicacion: 101,
    IdLugarFallecimiento: 1,
    IdUbicacionFallecimiento: 102,
  };
  const n = fund.db.novedades.put({ ...found, ...death });
  const printed = await print(who, reportesPasivos.bajaPasivo, n);
  expect(await titleOf(printed.clone())).toBe(`Aviso de baja de pasivo ${n.NumeroDocumento}`);
  const texts = await textsOf(printed);
  const town = (id: number) => localidades.find((one) => one.Id === id)?.Descripcion;
  expect(behind(texts, 'Fecha de baja')).toBe('16/11/2026');
  expect(behind(texts, 'Lugar de fallecimiento')).toBe(lugaresFallecimiento.find((one) => one.Id === 1)?.Descripcion);
  expect(behind(texts, 'Ubicación de fallecimiento')).toBe(town(102));
  expect(behind(texts, 'Localidad de registro')).toBe(town(101));
  // It is not a place of the company.
  expect(texts).not.toContain('Ubicación');
});

test.each(['registrado', 'observado', 'declarado'] as const)(
  '[R-4.1-10] [R-4.2-15] nothing of a notice that is %s prints',
  async (estado) => {
    const { fund, of, who } = await open();
    for (const [endpoint, idTipo] of [
      [reportesPasivos.avisoAltaPasivo, tipo.ALTA_PASIVO_POR_RESOLUCION],
      [reportesPasivos.bajaPasivo, tipo.BAJA_PASIVO],
    ] as const) {
      const n = of((row) => row.IdTipoNovedad === idTipo);
      fund.db.novedades.put({ ...n, IdEstadoProceso: idDeEstado(idTipo, estado) });
      expect(await read(await print(who, endpoint, n))).toMatchObject({
        ok: false,
        text: expect.stringMatching(/no se puede imprimir\.$/),
      });
    }
  },
);

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

test('[R-7.7-06] [R-6-01] [R-1-07] [F-6-02] an exam prints for the company, and for the insured person at her own door', async () => {
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
