import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recurso, recursoForm, requisito } from '#contract/entities/adjunto.ts';
import { tabla, tipoNovedad } from '#contract/enumerations.ts';
import { altaCotizante, recursos } from '#contract/services/index.ts';
import { objectNames } from '#support/hostil.ts';
import {
  altaForm,
  aviso,
  type Caller,
  jpeg,
  openFund,
  pair,
  pdf,
  persona,
  type Reply,
  signIn,
  upload,
} from './fund.ts';

const IdTipoNovedad = tipoNovedad.COTIZANTE_INGRESO_EMPRESA;
const stored = (reply: Reply) => z.parse(recurso, reply.Datos);
const listed = (reply: Reply) => z.parse(z.array(recurso), reply.Datos);
const waiting = async (who: Caller, IdPersona: number) =>
  listed(await who.call(recursos.pendientes, { body: { Tabla: tabla.novedad, IdPersona, IdTipoNovedad } }));
const bytesOf = async (who: Caller, idTabla: number, idRecurso: number) => {
  const response = await who.fetch(recursos.obtener, { params: { tabla: tabla.novedad, idTabla, idRecurso } });
  return { type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) };
};

test('a registration asks for the photo, requirement 2, and the document', async () => {
  const who = await signIn(openFund(), 'empresa');
  const reply = await who.call(recursos.requisitos, { params: { idTipoNovedad: IdTipoNovedad } });
  const list = z.parse(z.array(requisito), reply.Datos);
  expect(list.find((r) => r.IdRequisito === 2)).toMatchObject({
    Nombre: 'FOTOGRAFIA_PERSONA_REGISTRO',
    Requerido: true,
  });
  expect(list.find((r) => r.IdRequisito === 3)).toMatchObject({
    Extension: '.pdf;.jpg;.png',
    TamanioMb: 5,
    IdTipoNovedad,
    IdRequisitoTipoNovedad: expect.any(Number),
  });
  expect(Object.keys(requisito.shape).toSorted()).toEqual([
    ...['Extension', 'IdRequisito', 'IdRequisitoTipoNovedad', 'IdTipoNovedad', 'Nombre', 'Requerido', 'TamanioMb'],
  ]);
  expect(list.filter((r) => r.Requerido).map((r) => r.IdRequisito)).toEqual([2, 3]);
});

test('[R-7.9-02] a file waits for its notice, comes back byte by byte, and belongs to the notice once that is saved', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const id = persona(fund, 'registrable');
  const photo = stored(await upload(who, { IdPersona: id, IdRequisito: 2 }));
  expect(photo).toMatchObject({
    IdTabla: 0,
    TipoContenido: 'image/jpeg',
    Tamanio: jpeg.length,
    NombreArchivo: 'foto.jpg',
  });
  expect(await bytesOf(who, 0, photo.IdRecurso)).toEqual({ type: 'image/jpeg', bytes: jpeg });
  await upload(who, { IdPersona: id, IdRequisito: 3, NombreArchivo: 'cédula ñandú.pdf' });
  expect(await waiting(who, id)).toHaveLength(2);
  const { idPersonaNovedad } = pair(await who.call(altaCotizante.insertar, { body: await altaForm(who, id) }));
  expect(await waiting(who, id)).toEqual([]);
  const files = listed(
    await who.call(recursos.deNovedad, { params: { idPersonaNovedad, idTipoNovedad: IdTipoNovedad } }),
  );
  expect(files.map((f) => f.NombreArchivo).sort()).toEqual(['cédula ñandú.pdf', 'foto.jpg']);
  expect((await bytesOf(who, idPersonaNovedad, photo.IdRecurso)).bytes).toEqual(jpeg);
});

test('a second file for the same requirement takes the first one’s place', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const id = persona(fund, 'registrable');
  await upload(who, { IdPersona: id, IdRequisito: 3, NombreArchivo: 'uno.pdf' });
  await upload(who, { IdPersona: id, IdRequisito: 3, NombreArchivo: 'dos.pdf' });
  expect((await waiting(who, id)).map((f) => f.NombreArchivo)).toEqual(['dos.pdf']);
});

test('a new photo replaces the saved one when the notice is saved, not before', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const row = aviso(fund, 'pendiente');
  const params = { idPersonaNovedad: row.IdPersonaNovedad, idTipoNovedad: row.IdTipoNovedad };
  const before = listed(await who.call(recursos.deNovedad, { params }));
  await upload(who, { IdPersona: row.IdPersona, IdRequisito: 2 });
  expect(listed(await who.call(recursos.deNovedad, { params }))).toEqual(before);
  const body = await altaForm(who, row.IdPersona, { novedad: { ...row } });
  expect(await who.call(altaCotizante.modificar, { body })).toMatchObject({ ok: true });
  const after = listed(await who.call(recursos.deNovedad, { params }));
  expect(after).toHaveLength(before.length);
  expect(after.find((f) => f.IdRequisito === 2)?.NombreArchivo).toBe('foto.jpg');
});

test.each([
  [
    'a format that is not asked for',
    { IdRequisito: 4, NombreArchivo: 'contrato.png', bytes: pdf },
    /formato permitido: PDF/,
  ],
  ['a renamed file', { IdRequisito: 2, NombreArchivo: 'foto.jpg', bytes: pdf }, /no corresponde a su extensión/],
  [
    'a file of another kind',
    { IdRequisito: 3, NombreArchivo: 'x.pdf', bytes: new TextEncoder().encode('<html>') },
    /no corresponde/,
  ],
  ['an empty file', { IdRequisito: 3, NombreArchivo: 'x.pdf', bytes: new Uint8Array() }, /está vacío/],
  ['a requirement of another type', { IdRequisito: 9 }, /no corresponde a un requisito/],
])('%s is refused', async (_, file, text) => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const id = persona(fund, 'registrable');
  const reply = await upload(who, { IdPersona: id, ...file });
  expect(reply).toMatchObject({ status: 200, ok: false, text: expect.stringMatching(text) });
  expect(await waiting(who, id)).toEqual([]);
});

test('[F-3.10-01] [E-9-09] the size limit is inclusive, in units of 1 048 576 bytes', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const IdPersona = persona(fund, 'registrable');
  const sized = (length: number) => {
    const bytes = new Uint8Array(length);
    bytes.set(jpeg);
    return upload(who, { IdPersona, IdRequisito: 2, bytes });
  };
  expect((await sized(2 * 1_048_576)).ok).toBe(true);
  expect(await sized(2 * 1_048_576 + 1)).toMatchObject({ ok: false, text: expect.stringContaining('2 MB') });
});

test('waiting files are seen, opened and deleted only by who uploaded them', async () => {
  const fund = openFund();
  const mine = await signIn(fund, 'empresa');
  const other = await signIn(fund, 'varias');
  const id = persona(fund, 'registrable');
  const file = stored(await upload(mine, { IdPersona: id, IdRequisito: 2 }));
  const params = { tabla: tabla.novedad, idTabla: 0, idRecurso: file.IdRecurso };
  expect(await waiting(other, id)).toEqual([]);
  expect(await other.call(recursos.obtener, { params })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await other.call(recursos.eliminar, { params })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await mine.call(recursos.eliminar, { params })).toMatchObject({ ok: true });
  expect(await waiting(mine, id)).toEqual([]);
});

test('a file of a declared notice is not deleted; of a registered one it is', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const first = (id: number) => fund.db.archivos.by('registro', `${tabla.novedad}|${id}`)[0]?.IdRecurso ?? 0;
  const remove = (idTabla: number) =>
    who.call(recursos.eliminar, { params: { tabla: tabla.novedad, idTabla, idRecurso: first(idTabla) } });
  expect(await remove(aviso(fund, 'declarado').IdPersonaNovedad)).toMatchObject({ ok: false });
  expect(await remove(aviso(fund, 'pendiente').IdPersonaNovedad)).toMatchObject({ ok: true });
});

test('the seed’s files are real images and documents, the same every time', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'personal');
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  for (const { IdRecurso, TipoContenido } of fund.db.archivos.by('registro', `${tabla.novedad}|${IdPersonaNovedad}`)) {
    const { type, bytes } = await bytesOf(who, IdPersonaNovedad, IdRecurso);
    expect(type).toBe(TipoContenido);
    expect([...bytes.slice(0, 4)]).toEqual(type === 'image/png' ? [0x89, 0x50, 0x4e, 0x47] : [0x25, 0x50, 0x44, 0x46]);
  }
});

test('files of another company’s notice are refused', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'obligado');
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const idRecurso = fund.db.archivos.by('registro', `${tabla.novedad}|${IdPersonaNovedad}`)[0]?.IdRecurso ?? 0;
  const params = { tabla: tabla.novedad, idTabla: IdPersonaNovedad, idRecurso };
  expect(await who.call(recursos.obtener, { params })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('an upload without a file is outside the contract', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const form = new FormData();
  form.append('NombreArchivo', 'x.pdf');
  const response = await fund.app.request('/servicios/administrativo/Recursos/grabarRecursoIdTablaCero', {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${who.token}` },
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('archivo');
});

test('a field of an upload that is named like what every object knows is one more field', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  for (const name of objectNames) {
    const form = new FormData();
    form.append(name, new Blob(['x']), 'x.pdf');
    const response = await fund.app.request('/servicios/administrativo/Recursos/grabarRecursoIdTablaCero', {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${who.token}` },
    });
    expect(response.status, name).toBe(400);
    expect(Reflect.get({}, 'size'), name).toBeUndefined();
  }
});

const form = (IdTabla: number, part: object = {}) => ({
  archivo: new Blob([new Uint8Array(pdf)]),
  NombreArchivo: 'contrato.pdf',
  Tabla: tabla.novedad,
  IdTabla,
  IdPersona: 0,
  IdTipoNovedad: 0,
  IdRequisito: 4,
  ...part,
});

test('[R-7.9-03] a file goes straight into a saved notice, byte for byte, in place of the earlier one', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersona, IdPersonaNovedad, IdTipoNovedad: type } = aviso(fund, 'pendiente');
  const first = stored(await who.call(recursos.grabar, { body: form(IdPersonaNovedad) }));
  const bytes = new Uint8Array([...pdf, 0, 255, 13, 10]);
  const body = form(IdPersonaNovedad, { archivo: new Blob([bytes]), NombreArchivo: 'otro.pdf' });
  expect(recursos.grabar.send).toBe('multipart');
  const second = stored(await who.call(recursos.grabar, { body }));
  expect(second).toMatchObject({ IdTabla: IdPersonaNovedad, Tamanio: bytes.length, TipoContenido: 'application/pdf' });
  expect((await bytesOf(who, IdPersonaNovedad, second.IdRecurso)).bytes).toEqual(bytes);
  expect(fund.db.archivos.get(first.IdRecurso)).toBeUndefined();
  expect(fund.db.archivos.get(second.IdRecurso)).toMatchObject({ IdPersona });
  const params = { idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: type };
  expect(listed(await who.call(recursos.deNovedad, { params })).filter((f) => f.IdRequisito === 4)).toHaveLength(1);
});

test('a file is kept in no notice that is declared, somebody else’s or none, nor of a wrong kind', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const [open, sent] = [aviso(fund, 'pendiente'), aviso(fund, 'declarado')];
  const other = await signIn(fund, 'obligado');
  const staff = await signIn(fund, 'personal');
  const before = fund.db.dump();
  const refusals: [Caller, object, object][] = [
    [who, form(sent.IdPersonaNovedad), { ok: false, text: expect.stringMatching(/Declarado/) }],
    [who, form(0), { ok: false, text: 'No tiene acceso.' }],
    [other, form(open.IdPersonaNovedad), { ok: false, text: 'No tiene acceso.' }],
    [staff, form(open.IdPersonaNovedad), { ok: false, text: 'No tiene acceso.' }],
    [who, form(open.IdPersonaNovedad, { IdRequisito: 9 }), { ok: false, text: expect.stringMatching(/requisito/) }],
    [who, form(open.IdPersonaNovedad, { NombreArchivo: 'x.png' }), { ok: false, text: expect.stringMatching(/PDF/) }],
    [who, form(open.IdPersonaNovedad, { Tabla: 'otra' }), { status: 400, text: expect.stringContaining('Tabla') }],
  ];
  for (const [caller, body, reply] of refusals)
    expect(await caller.call(recursos.grabar, { body: z.parse(recursoForm, body) })).toMatchObject(reply);
  expect(fund.db.dump()).toEqual(before);
});

test('[R-7.9-01] a requirement is found by its id and by its name, once for each type that has it', async () => {
  const who = await signIn(openFund(), 'empresa');
  const byId = await who.call(recursos.requisitosPorId, { params: { idRequisito: 2 } });
  const byName = await who.call(recursos.requisitosPorNombre, { params: { nombre: 'FOTOGRAFIA_PERSONA_REGISTRO' } });
  expect(byId.Datos).toEqual(byName.Datos);
  const found = z.parse(z.array(requisito), byId.Datos);
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map((r) => r.IdTipoNovedad)).size).toBe(found.length);
  expect(found.every((r) => r.IdRequisito === 2)).toBe(true);
  expect((await who.call(recursos.requisitosPorNombre, { params: { nombre: 'NINGUNO' } })).Datos).toEqual([]);
  expect(await who.call(recursos.requisitosPorId, { params: { idRequisito: 'x' } })).toMatchObject({ status: 400 });
});

test('[R-7.9-05] a stored file is answered as PDF: a PDF as it is, a picture on a page', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const document = async (idRecurso: number, at = who) => at.fetch(recursos.documento, { params: { idRecurso } });
  for (const file of fund.db.archivos.by('registro', `${tabla.novedad}|${IdPersonaNovedad}`)) {
    const response = await document(file.IdRecurso);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isPdf = file.TipoContenido === 'application/pdf';
    // The identity card of the seed has a front and a back.
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(isPdf ? 2 : 1);
    if (isPdf) expect(bytes).toEqual((await bytesOf(who, IdPersonaNovedad, file.IdRecurso)).bytes);
  }
});

test('a picture that is broken, somebody else’s file and one that does not exist are no documents', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const document = (caller: Caller, idRecurso: number | string) =>
    caller.call(recursos.documento, { params: { idRecurso } });
  const photo = stored(await upload(who, { IdPersona: persona(fund, 'registrable'), IdRequisito: 2 }));
  expect(await document(who, photo.IdRecurso)).toMatchObject({
    ok: false,
    text: 'El archivo no se puede mostrar como PDF.',
  });
  const other = await signIn(fund, 'varias');
  expect(await document(other, photo.IdRecurso)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const file = fund.db.archivos.by('registro', `${tabla.novedad}|${aviso(fund, 'pendiente').IdPersonaNovedad}`)[0];
  const stranger = await signIn(fund, 'obligado');
  expect(await document(stranger, file?.IdRecurso ?? 0)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await document(who, 1)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await document(who, 'x')).toMatchObject({ status: 400, text: expect.stringContaining('idRecurso') });
});

test('stored documents live where the settings say', async () => {
  const fund = openFund({ documentos: 'archivo/pdf' });
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const [file] = fund.db.archivos.by('registro', `${tabla.novedad}|${IdPersonaNovedad}`);
  const { token } = await signIn(fund, 'empresa');
  const headers = { Authorization: `Bearer ${token}` };
  const at = (path: string) => fund.app.request(`/servicios/administrativo/${path}/${file?.IdRecurso}`, { headers });
  expect((await at('archivo/pdf')).headers.get('content-type')).toBe('application/pdf');
  expect((await at('Documentos')).status).toBe(404);
});
