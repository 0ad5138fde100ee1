import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type NovedadForm, novedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { type Estado, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { personasNovedad, reportes, transferenciaCotizante } from '#contract/services/index.ts';
import { estadoPorId, idDeEstado, padreDe } from '#sandbox/db/tipos.ts';
import { altaForm, banco, bytesOfNotice, type Caller, jpeg, openFund, persona, signIn, upload } from './fund.ts';

const denied = { ok: false, text: 'No tiene acceso.' };
const TIPO = tipo.TRANSFERENCIA_COTIZANTE;

/** A valid transfer of a person to the bank in Santa Cruz. The arguments override it. */
async function transferForm(
  who: Caller,
  id: number,
  parts: { destino?: number; novedad?: object } = {},
): Promise<NovedadForm> {
  const form = await altaForm(who, id, {
    novedad: { IdTipoNovedad: TIPO, IdEmpresaDestino: banco, IdUbicacion: 301, Cargo: '', ...parts.novedad },
  });
  return { ...form, SegurosPacientes: { ...form.SegurosPacientes, IdDepartamento: parts.destino ?? 3 } };
}

async function employer({ photo = true } = {}) {
  const fund = openFund();
  const [empresa, personal] = await Promise.all([signIn(fund, 'empresa'), signIn(fund, 'personal')]);
  const id = persona(fund, 'activo');
  if (photo) await upload(empresa, { IdPersona: id, IdRequisito: 2, IdTipoNovedad: TIPO });
  const insert = async (parts: Parameters<typeof transferForm>[2] = {}, who = empresa) =>
    who.call(transferenciaCotizante.insertar, { body: await transferForm(empresa, id, parts) });
  return { fund, empresa, personal, id, insert };
}

/** A saved transfer in a state. */
async function registered(estado: Estado = 'registrado') {
  const at = await employer();
  const reply = await at.insert();
  const idNotice = Number(reply.Datos);
  const row = () => {
    const found = at.fund.db.novedades.get(idNotice);
    if (!found) throw new Error(`no transfer: ${reply.text}`);
    return found;
  };
  at.fund.db.novedades.put({ ...row(), IdEstadoProceso: idDeEstado(TIPO, estado) });
  /** The saved form with changes. */
  const form = (novedad: object = {}, destino?: number) =>
    transferForm(at.empresa, at.id, { novedad: { ...row(), ...novedad }, ...(destino ? { destino } : {}) });
  return { ...at, idNotice, row, form, estado: () => estadoPorId(row().IdEstadoProceso)?.estado };
}

describe('registering a transfer', () => {
  test('[E-7.3-01] [E-1-06] [E-3-04] [F-3.7-03] the insert answers the new notice’s id, and the notice is Registrado', async () => {
    const { fund, empresa, id, insert } = await employer();
    const before = fund.db.personas.get(id);
    const [relacion] = fund.db.relaciones.by('persona', id);
    const reply = await insert({ novedad: { IdEmpresa: 502, IdEstadoProceso: 3, Pagado: true, IdCanal: 2 } });
    expect(reply, reply.text).toMatchObject({ status: 200, ok: true, Datos: expect.any(Number) });
    const { IdPersonaNovedad, ...saved } = fund.db.novedades.get(Number(reply.Datos)) ?? { IdPersonaNovedad: 0 };
    expect(saved).toMatchObject({
      IdPersona: id,
      IdEmpresa: banco,
      IdRegional: 1,
      IdEmpresaDestino: banco,
      IdUbicacion: 301,
      IdCanal: 1,
      Pagado: false,
      IdEstadoProceso: idDeEstado(TIPO, 'registrado'),
      IdPersonaEmpresa: relacion?.IdPersonaEmpresa,
      NumeroDocumento: expect.stringMatching(/^2026-\d{5}$/),
    });
    expect(await bytesOfNotice(fund, empresa, IdPersonaNovedad)).toEqual(jpeg);
    expect(fund.db.personas.get(id)).toEqual(before);
    expect(fund.db.relaciones.by('persona', id)).toEqual([relacion]);
  });

  test.each([
    ['a parent for a type', { novedad: { IdTipoNovedad: 7 } }, 'Tipo de transferencia, no tiene información.'],
    ['a type of another family', { novedad: { IdTipoNovedad: 2 } }, 'Tipo de transferencia, no tiene información.'],
    ['[E-5.5-02] no date', { novedad: { FechaNovedad: '' } }, 'Fecha de transferencia, no tiene información.'],
    ['[E-5.5-03] no regional', { destino: 0 }, 'Regional transferencia, no tiene información.'],
    [
      'neither regional nor company, of which the regional comes first,',
      { destino: 0, novedad: { IdEmpresaDestino: 0, IdUbicacion: 0 } },
      'Regional transferencia, no tiene información.',
    ],
    ['[E-5.5-04] no company', { novedad: { IdEmpresaDestino: 0 } }, 'Empresa transferencia, no tiene información.'],
    ['[E-5.5-05] no location', { novedad: { IdUbicacion: 0 } }, 'Ubicación de transferencia, no tiene información.'],
    [
      'a long observation',
      { novedad: { Observacion: 'x'.repeat(501) } },
      'Observación debe tener como máximo 500 caracteres.',
    ],
    [
      '[E-5.5-08] the own regional',
      { destino: 1, novedad: { IdUbicacion: 102 } },
      'La regional de transferencia debe ser distinta de la regional de origen.',
    ],
    ['a regional that is none', { destino: 11 }, 'Regional transferencia, no tiene información.'],
    [
      'a company that does not work there',
      { novedad: { IdEmpresaDestino: 502 } },
      'La empresa de transferencia no trabaja en la regional elegida.',
    ],
    [
      'a company that does not exist',
      { novedad: { IdEmpresaDestino: 9 } },
      'La empresa de transferencia no trabaja en la regional elegida.',
    ],
    [
      'a location elsewhere',
      { novedad: { IdUbicacion: 201 } },
      'La ubicación de transferencia no pertenece a la regional elegida.',
    ],
    [
      '[E-5.5-06] a date before the period',
      { novedad: { FechaNovedad: '2026-10-31' } },
      'La fecha de transferencia debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.',
    ],
    [
      '[E-5.5-06] a date after it',
      { novedad: { FechaNovedad: '2026-12-01' } },
      'La fecha de transferencia debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.',
    ],
  ])('%s is refused, and nothing is written', async (_, parts, text) => {
    const { fund, insert } = await employer();
    const before = fund.db.dump();
    expect(await insert(parts)).toMatchObject({ ok: false, text });
    expect(fund.db.dump()).toEqual(before);
  });

  test.each(['2026-11-01', '2026-11-30'])('[E-5.5-06] both ends of the period are in it: %s', async (FechaNovedad) => {
    expect((await (await employer()).insert({ novedad: { FechaNovedad } })).ok).toBe(true);
  });

  test('another company of that regional may be the destination, an inactive one may not', async () => {
    const { fund, insert } = await employer();
    const kept = fund.db.empresas.get(503);
    if (!kept) throw new Error('no company');
    fund.db.empresas.put({ ...kept, Estado: 'INACTIVO' });
    expect((await insert({ novedad: { IdEmpresaDestino: 503 } })).ok).toBe(false);
    fund.db.empresas.put(kept);
    expect((await insert({ novedad: { IdEmpresaDestino: 503 } })).ok).toBe(true);
  });

  test('without a photograph it is refused', async () => {
    const { insert } = await employer({ photo: false });
    expect(await insert()).toMatchObject({ ok: false, text: 'Por favor, realice la carga de fotografía.' });
  });

  test('an unfinished notice blocks a second one', async () => {
    const { insert } = await registered();
    expect((await insert()).text).toBe(
      'No se puede registrar la novedad para el asegurado(a) MAMANI QUISPE BEATRIZ, porque existe otra novedad que está pendiente de concluir de fecha 20/11/2026.',
    );
  });

  test.each(['activoEnOtra', 'reingreso', 'registrable'] as const)(
    '[E-5.7-03] who does not work in the company is not transferred from it: %s',
    async (who) => {
      const { fund, empresa } = await employer();
      const id = persona(fund, who);
      await upload(empresa, { IdPersona: id, IdRequisito: 2, IdTipoNovedad: TIPO });
      const reply = await empresa.call(transferenciaCotizante.insertar, { body: await transferForm(empresa, id) });
      expect(reply).toMatchObject({ ok: false, text: expect.stringContaining('no pertenece a la empresa.') });
    },
  );

  test.each(['personal', 'asegurado'])('%s registers none', async (user) => {
    const { fund, insert } = await employer();
    expect(await insert({}, await signIn(fund, user))).toMatchObject(denied);
  });

  test('a body that is no form, and a person nobody knows', async () => {
    const { empresa, id } = await employer();
    const form = await transferForm(empresa, id);
    const bad: NovedadForm = Object.assign({}, form, { SegurosPacientes: 'x' });
    expect(await empresa.call(transferenciaCotizante.insertar, { body: bad })).toMatchObject({
      status: 400,
      text: 'El dato SegurosPacientes no tiene el formato esperado.',
    });
    const nobody = { ...form, BasePersonas: { ...form.BasePersonas, IdPersona: 1 } };
    expect((await empresa.call(transferenciaCotizante.insertar, { body: nobody })).ok).toBe(false);
  });
});

describe('changing a transfer', () => {
  test.each([
    ['registrado', true],
    ['observado', true],
    ['declarado', false],
    ['aceptado', false],
  ] as const)('[E-4-07] [E-7.3-02] %s may be saved: %s, and stands Registrado then', async (from, ok) => {
    const { empresa, form, row, estado } = await registered(from);
    const { Version } = row();
    const body = await form({ IdEmpresaDestino: 503, IdUbicacion: 302, ObservacionCaja: 'x' });
    const reply = await empresa.call(transferenciaCotizante.modificar, { body });
    expect(reply.ok, reply.text).toBe(ok);
    expect(estado()).toBe(ok ? 'registrado' : from);
    expect(row()).toMatchObject(
      ok
        ? { IdEmpresaDestino: 503, IdUbicacion: 302, ObservacionCaja: '', Version: Version + 1 }
        : { IdEmpresaDestino: banco, IdUbicacion: 301, Version },
    );
  });

  test('[E-1-01] an older version, another person, another company, another family or a bad destination is refused', async () => {
    const { fund, empresa, form, row } = await registered();
    const stranger = await signIn(fund, 'obligado');
    const before = fund.db.dump();
    const change = (body: NovedadForm, who = empresa) => who.call(transferenciaCotizante.modificar, { body });
    expect((await change(await form({ Version: row().Version - 1 }))).text).toBe(
      'Otra persona modificó este aviso. Vuelva a abrirlo para ver los cambios.',
    );
    const other = await form();
    const wrong = { ...other, BasePersonas: { ...other.BasePersonas, IdPersona: persona(fund, 'asegurado') } };
    expect(await change(wrong)).toMatchObject(denied);
    expect(await change(other, stranger)).toMatchObject(denied);
    expect(await change(other, await signIn(fund, 'personal'))).toMatchObject(denied);
    expect((await change(await form({ IdTipoNovedad: tipo.BAJA_COTIZANTE }))).ok).toBe(false);
    const entry = fund.db.novedades.by('empresa', `${banco}|1`).find((n) => padreDe(n.IdTipoNovedad) === 1);
    expect(await change(await form({ IdPersonaNovedad: entry?.IdPersonaNovedad }))).toMatchObject(denied);
    expect((await change(await form({}, 2))).ok).toBe(false);
    expect(fund.db.dump()).toEqual(before);
  });

  test.each([
    ['registrado', true],
    ['observado', true],
    ['declarado', false],
    ['aceptado', false],
  ] as const)('[E-7.3-02] %s may be deleted: %s, with its files and tracking', async (from, ok) => {
    const { fund, empresa, form, idNotice } = await registered(from);
    const reply = await empresa.call(transferenciaCotizante.eliminar, { body: await form() });
    expect(reply.ok, reply.text).toBe(ok);
    expect(fund.db.novedades.get(idNotice) === undefined).toBe(ok);
    expect(fund.db.archivos.by('registro', `seguros_personas_novedad|${idNotice}`)).toHaveLength(ok ? 0 : 1);
  });

  test('[E-4-12] declared from Registrado and Observado only, observed and accepted by the staff only', async () => {
    for (const from of ['registrado', 'observado', 'declarado', 'aceptado'] as const) {
      const { empresa, personal, idNotice, estado } = await registered(from);
      const change = (who: Caller, to: Estado) =>
        who.call(personasNovedad.observar, {
          body: {
            IdPersonaNovedad: idNotice,
            IdEstadoProceso: idDeEstado(TIPO, to),
            Observacion: 'Falta.',
            Anular: false,
          },
        });
      expect(await change(empresa, 'observado')).toMatchObject(denied);
      const declared = from === 'registrado' || from === 'observado';
      expect((await change(empresa, 'declarado')).ok, from).toBe(declared);
      expect(estado()).toBe(declared ? 'declarado' : from);
      expect((await change(personal, 'observado')).ok).toBe(from !== 'aceptado');
    }
  });
});

describe('accepting a transfer', () => {
  test('[E-7.3-02] the person works in the destination from its date on, and her family is attended there', async () => {
    const { fund, personal, form, row, id, idNotice, estado } = await registered('declarado');
    const [before] = fund.db.relaciones.by('persona', id);
    const [holder] = fund.db.pacientes.by('persona', id);
    const child = fund.db.pacientes.put({
      ...(holder ?? z.parse(novedadForm.shape.SegurosPacientes, {})),
      IdPaciente: 1,
      IdPersona: 1,
      IdPacientePadre: holder?.IdPaciente ?? 0,
    });
    const reply = await personal.call(transferenciaCotizante.aceptar, { body: await form() });
    expect(reply.ok, reply.text).toBe(true);
    expect(estado()).toBe('aceptado');
    const { FechaNovedad } = row();
    expect(fund.db.relaciones.by('persona', id)).toMatchObject([
      { ...before, FechaBaja: FechaNovedad },
      {
        IdEmpresa: banco,
        IdRegional: 3,
        FechaIngreso: FechaNovedad,
        FechaBaja: '',
        Cargo: before?.Cargo,
        HaberMensual: before?.HaberMensual,
      },
    ]);
    for (const one of [holder?.IdPaciente ?? 0, child.IdPaciente])
      expect(fund.db.pacientes.get(one)).toMatchObject({
        IdEmpresa: banco,
        IdDepartamento: 3,
        IdUbicacionEmpresa: 301,
      });
    const snapshot = z.parse(novedadForm, JSON.parse(row().DatosHistorico));
    expect(snapshot.SegurosPacientes.IdDepartamento).toBe(3);
    const trail = fund.db.seguimientos.by('registro', `seguros_personas_novedad|${idNotice}`);
    expect(trail.at(-1)).toMatchObject({ Asunto: 'Aceptado', Mensaje: 'Declarado -> Aceptado' });
  });

  test('not by the employer, not before it is declared, not after she left, and not twice', async () => {
    const early = await registered();
    const accept = async (at: typeof early, who: Caller) =>
      who.call(transferenciaCotizante.aceptar, { body: await at.form() });
    expect((await accept(early, early.personal)).ok).toBe(false);
    const at = await registered('declarado');
    expect(await accept(at, at.empresa)).toMatchObject(denied);
    const [work] = at.fund.db.relaciones.by('persona', at.id);
    if (!work) throw new Error('she works nowhere');
    at.fund.db.relaciones.put({ ...work, FechaBaja: '2026-11-02' });
    expect((await accept(at, at.personal)).text).toContain('no pertenece a la empresa.');
    expect(at.estado()).toBe('declarado');
    at.fund.db.relaciones.put(work);
    expect((await accept(at, at.personal)).ok).toBe(true);
    expect((await accept(at, at.personal)).ok).toBe(false);
    expect(at.fund.db.relaciones.by('persona', at.id)).toHaveLength(2);
  });
});

test('[E-7.3-03] it prints as a PDF of one page, for who may see it and for no other notice', async () => {
  const { fund, empresa, id, idNotice, row } = await registered('aceptado');
  const params = { idPersona: id, idPersonaNovedad: idNotice };
  const response = await empresa.fetch(reportes.avisoTransferencia, { params });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('AvisoTransferencia');
  const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe(`Aviso de transferencia ${row().NumeroDocumento}`);
  expect(await (await signIn(fund, 'obligado')).call(reportes.avisoTransferencia, { params })).toMatchObject(denied);
  const entry = fund.db.novedades.by('empresa', `${banco}|1`).find((n) => padreDe(n.IdTipoNovedad) === 1);
  const other = { idPersona: entry?.IdPersona ?? 0, idPersonaNovedad: entry?.IdPersonaNovedad ?? 0 };
  expect(await empresa.call(reportes.avisoTransferencia, { params: other })).toMatchObject(denied);
  expect((await empresa.call(reportes.avisoTransferencia, { params: { ...params, idPersona: 'x' } })).status).toBe(400);
});

test('transfers of the seed lead to another regional, where their company works', () => {
  const { db } = openFund();
  const transfers = db.novedades.all().filter((n) => padreDe(n.IdTipoNovedad) === 7);
  expect(transfers.length).toBeGreaterThan(5);
  for (const n of transfers) {
    const { IdEmpresaDestino } = z.parse(segurosPersonasNovedad, n);
    const regional = Math.floor(n.IdUbicacion / 100);
    expect(regional).not.toBe(n.IdRegional);
    expect(db.empresas.get(IdEmpresaDestino)?.patronales[regional]).toBeDefined();
    if (estadoPorId(n.IdEstadoProceso)?.estado !== 'aceptado') continue;
    expect(db.relaciones.by('persona', n.IdPersona).find((r) => r.FechaBaja === '')).toMatchObject({
      IdEmpresa: IdEmpresaDestino,
      IdRegional: regional,
    });
  }
});
