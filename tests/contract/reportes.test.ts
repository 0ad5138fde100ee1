import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { aviso, openFund, persona, signIn } from './fund.ts';

/** An accepted registration of the seed. */
function aceptado(fund: Sandbox) {
  const row = aviso(fund, 'declarado');
  return fund.db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(row.IdTipoNovedad, 'aceptado') });
}

test('[E-7.1-08] [E-7.1-09] notice and card are PDFs of one page', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersona, IdPersonaNovedad, NumeroDocumento } = aceptado(fund);
  const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad };
  for (const endpoint of [reportes.avisoAlta, reportes.carneAsegurado]) {
    const response = await who.fetch(endpoint, { params });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
    expect(document.getPageCount()).toBe(1);
    const carnet = `Carnet de asegurado ${fund.db.personas.get(IdPersona)?.NumeroDocumento}`;
    expect(document.getTitle()).toBe(endpoint === reportes.avisoAlta ? `Aviso de alta ${NumeroDocumento}` : carnet);
  }
});

test('[E-7.1-08] [E-7.1-09] any name prints: Ñ, accents, very long ones, letters the font lacks', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersona, IdPersonaNovedad } = aceptado(fund);
  const kept = fund.db.personas.get(IdPersona);
  if (!kept) throw new Error('no person');
  for (const NombreCompleto of ['ÑÁÑEZ ÓSCAR', 'X'.repeat(200), 'ŁUKASZ 王 → 😀', '']) {
    fund.db.personas.put({ ...kept, NombreCompleto });
    const response = await who.fetch(reportes.avisoAlta, {
      params: { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad },
    });
    expect(response.status).toBe(200);
  }
});

test('[E-7.1-08] [E-7.1-09] another company’s notice, or a person it is not about, is refused with a text', async () => {
  const fund = openFund();
  const { IdPersona, IdPersonaNovedad } = aceptado(fund);
  const foreign = await signIn(fund, 'obligado');
  const own = await signIn(fund, 'empresa');
  const denied = { ok: false, text: 'No tiene acceso.' };
  const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad };
  expect(await foreign.call(reportes.avisoAlta, { params })).toMatchObject(denied);
  const mixed = { ...params, idPersona: persona(fund, 'registrable') };
  expect(await own.call(reportes.avisoAlta, { params: mixed })).toMatchObject(denied);
});

test.each(['pendiente', 'observado', 'declarado', 'pagado'] as const)(
  '[E-4-38] [E-7.1-08] [E-7.1-09] neither the notice nor the card of one that is %s prints',
  async (who) => {
    const fund = openFund();
    const { IdPersona, IdPersonaNovedad } = aviso(fund, who);
    const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad };
    const employer = await signIn(fund, 'empresa');
    for (const paper of [reportes.avisoAlta, reportes.carneAsegurado])
      expect(await employer.call(paper, { params })).toMatchObject({
        ok: false,
        text: expect.stringMatching(/^El aviso está en estado \w+ y no se puede imprimir\.$/),
      });
  },
);

test('[F-3.7-02] [E-7.1-08] [E-4-38] an accepted notice prints as it was accepted', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const row = fund.db.novedades.by('empresa', '501|1').find((n) => n.IdEstadoProceso === 3);
  const kept = fund.db.personas.get(row?.IdPersona ?? 0);
  if (!row || !kept) throw new Error('the seed has no accepted notice');
  const print = async () => {
    const params = { idPersona: row.IdPersona, idPersonaNovedad: row.IdPersonaNovedad };
    return new Uint8Array(await (await who.fetch(reportes.avisoAlta, { params })).arrayBuffer());
  };
  const before = await print();
  fund.db.personas.put({ ...kept, Zona: 'OTRA ZONA' });
  expect(await print()).toEqual(before);
});

test('[E-7.2-05] a termination prints as one page with its number; nothing else prints as one', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const row = fund.db.novedades.by('empresa', '501|1').find((n) => n.IdTipoNovedad === tipoNovedad.BAJA_COTIZANTE);
  if (row) fund.db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(row.IdTipoNovedad, 'aceptado') });
  if (!row) throw new Error('the seed has no termination');
  const params = { idPersona: row.IdPersona, idPersonaNovedad: row.IdPersonaNovedad };
  const response = await who.fetch(reportes.avisoBaja, { params });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe(`Aviso de baja ${row.NumeroDocumento}`);
  const denied = { ok: false, text: 'No tiene acceso.' };
  expect(await (await signIn(fund, 'obligado')).call(reportes.avisoBaja, { params })).toMatchObject(denied);
  const { IdPersona, IdPersonaNovedad } = aviso(fund, 'declarado');
  const alta = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad };
  expect(await who.call(reportes.avisoBaja, { params: alta })).toMatchObject(denied);
});
