import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/index.ts';
import { aviso, openFund, persona, signIn } from './fund.ts';

test('[E-7.1-08] [E-7.1-09] notice and card are PDFs of one page', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersona, IdPersonaNovedad, NumeroDocumento } = aviso(fund, 'declarado');
  const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad };
  for (const endpoint of [reportes.avisoAlta, reportes.carneAsegurado]) {
    const response = await who.fetch(endpoint, { params });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
    expect(document.getPageCount()).toBe(1);
    if (endpoint === reportes.avisoAlta) expect(document.getTitle()).toBe(`Aviso de alta ${NumeroDocumento}`);
  }
});

test('any name prints: Ñ, accents, very long ones, letters the font lacks', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersona, IdPersonaNovedad } = aviso(fund, 'declarado');
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

test('another company’s notice, or a person it is not about, is refused with a text', async () => {
  const fund = openFund();
  const { IdPersona, IdPersonaNovedad } = aviso(fund, 'declarado');
  const foreign = await signIn(fund, 'obligado');
  const own = await signIn(fund, 'empresa');
  const denied = { ok: false, text: 'No tiene acceso.' };
  const params = { idPersona: IdPersona, idPersonaNovedad: IdPersonaNovedad };
  expect(await foreign.call(reportes.avisoAlta, { params })).toMatchObject(denied);
  const mixed = { ...params, idPersona: persona(fund, 'registrable') };
  expect(await own.call(reportes.avisoAlta, { params: mixed })).toMatchObject(denied);
});

test('[F-3.7-02] an accepted notice prints as it was accepted', async () => {
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
