import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recurso, requisito } from '#contract/entities/adjunto.ts';
import { tabla, tipoNovedad } from '#contract/enumerations.ts';
import { altaCotizante, recursos } from '#contract/services/index.ts';
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

test('[F-3.10-01] [E-3-11] a registration asks for the photo, requirement 2, and the document', async () => {
  const who = await signIn(openFund(), 'empresa');
  const reply = await who.call(recursos.requisitos, { params: { idTipoNovedad: IdTipoNovedad } });
  const list = z.parse(z.array(requisito), reply.Datos);
  expect(list.find((r) => r.IdRequisito === 2)).toMatchObject({
    Nombre: 'FOTOGRAFIA_PERSONA_REGISTRO',
    Requerido: true,
  });
  expect(list.filter((r) => r.Requerido).map((r) => r.IdRequisito)).toEqual([2, 3]);
});

test('a file waits for its notice, comes back byte by byte, and belongs to the notice once that is saved', async () => {
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

test('the size limit is inclusive, in units of 1 048 576 bytes', async () => {
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
