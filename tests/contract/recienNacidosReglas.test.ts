import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recienNacido, recienNacidosNoUnicos } from '#contract/entities/afiliacion.ts';
import { parentesco } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Persona } from '#sandbox/db/rows.ts';
import { type Caller, pair, persona, type Reply } from './fund.ts';
import { formFor, grabar, people } from './nacidos.ts';
import { refused } from './registry.ts';

const fuera = { IdTipoNovedad: tipo.RECIEN_NACIDO_FUERA_CAJA };
const similar = (reply: Reply) => z.parse(recienNacidosNoUnicos, JSON.parse(reply.text));

/** The insured record of the holder `asegurado`, and of her husband and children. */
function familia(fund: Sandbox) {
  const holder = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
  if (!holder) throw new Error('not insured');
  const others = fund.db.pacientes.by('padre', holder.IdPaciente);
  const husband = others.find((p) => p.IdRelacionParentesco === parentesco.esposo);
  const child = others.find((p) => p.IdRelacionParentesco === parentesco.hijo);
  if (!husband || !child) throw new Error('no family');
  return { holder, husband, child };
}

describe('[R-7.2-11] what is stored of a newborn', () => {
  test('lives, and is nobody the fund knew', async () => {
    const { fund, empresa } = await people();
    const sent = { Estado: 'INACTIVO', FechaFallecimiento: '2026-11-15', IdPersona: persona(fund, 'activo'), Edad: 40 };
    const { idPersona } = pair(await grabar(empresa, formFor(fund, 'asegurado', { persona: sent })));
    expect(idPersona).not.toBe(sent.IdPersona);
    expect(fund.db.personas.get(idPersona)).toMatchObject({ Estado: 'ACTIVO', FechaFallecimiento: '', Edad: 0 });
  });

  test('the notice has the holder, the mother and the birth, whose kind is the hospital’s', async () => {
    const { fund, empresa } = await people();
    const [twin] = fund.db.nacimientos.by('madre', persona(fund, 'activo'));
    const reply = await grabar(empresa, formFor(fund, 'activo', { nacido: { Multiplicidad: 1 } }), 1);
    const { idPersonaNovedad: IdPersonaNovedad } = pair(reply);
    expect(fund.db.afiliaciones.get(IdPersonaNovedad)?.detalle).toEqual({
      IdRelacionParentesco: parentesco.hijo,
      IdPacientePadre: fund.db.pacientes.by('persona', persona(fund, 'activo'))[0]?.IdPaciente,
      IdRecienNacido: twin?.IdRecienNacido,
      IdPersonaMadre: persona(fund, 'activo'),
      Multiplicidad: 2,
      PersonaNueva: true,
    });
    expect(fund.db.nacimientos.by('madre', persona(fund, 'activo'))).toEqual([
      { ...twin, IdPersonaNovedad },
      expect.objectContaining({ IdPersonaNovedad: 0 }),
    ]);
  });

  test('outside the fund’s hospitals no birth belongs to it, and none is taken', async () => {
    const { fund, empresa } = await people();
    const births = fund.db.nacimientos.all();
    const { idPersonaNovedad } = pair(await grabar(empresa, formFor(fund, 'activo', { novedad: fuera }), 1));
    expect(fund.db.afiliaciones.get(idPersonaNovedad)?.detalle.IdRecienNacido).toBe(0);
    expect(fund.db.nacimientos.all()).toEqual(births);
  });
});

test('[R-7.2-11] on the first birthday a newborn may still be registered', async () => {
  const { fund, empresa } = await people();
  const body = formFor(fund, 'asegurado', { novedad: fuera, persona: { FechaNacimiento: '2025-11-20' } });
  expect(await grabar(empresa, body, 1)).toMatchObject({ ok: true, Datos: expect.any(String) });
});

test.each([0, -1])('[R-5.8-02] nationality %i is none: the newborn is refused', async (IdNacionalidad) => {
  const { fund, empresa } = await people();
  const body = formFor(fund, 'asegurado', { persona: { IdNacionalidad } });
  await refused(fund, () => grabar(empresa, body), { ok: false, text: 'Nacionalidad, no tiene información.' });
});

describe('[R-7.2-11] the birth in the hospital', () => {
  const other = 'El nacimiento no corresponde a la madre, la fecha o el sexo del recién nacido.';

  test('of another regional is not found', async () => {
    const { fund, empresa } = await people();
    const [birth] = fund.db.nacimientos.by('madre', persona(fund, 'asegurado'));
    if (birth) fund.db.nacimientos.put({ ...birth, IdRegional: 3 });
    await refused(fund, () => grabar(empresa, formFor(fund, 'asegurado')), {
      ok: false,
      text: 'Debe seleccionar el nacimiento registrado en el hospital.',
    });
  });

  test('of another mother of the same family, or of a newborn of the other sex, is not hers', async () => {
    const { fund, empresa } = await people();
    const { child } = familia(fund);
    for (const parts of [{ nacido: { IdPersonaMadre: child.IdPersona } }, { persona: { IdSexo: 2 } }])
      await refused(fund, () => grabar(empresa, formFor(fund, 'asegurado', parts)), { ok: false, text: other });
  });
});

describe('[R-7.2-12] similar newborns', () => {
  const born = { FechaNacimiento: '2026-11-11', IdSexo: 1 };
  const change = (fund: Sandbox, idPersona: number, parts: Partial<Persona>) => {
    const row = fund.db.personas.get(idPersona);
    if (row) fund.db.personas.put({ ...row, ...parts });
  };
  const ask = async (fund: Sandbox, who: Caller) => await grabar(who, formFor(fund, 'asegurado'));
  const saved = { ok: true, text: '', Datos: expect.any(String) };

  test('outside the fund’s hospitals all births of the mother that nobody registered, each with her name', async () => {
    const { fund, empresa } = await people();
    const twins = fund.db.nacimientos.by('madre', persona(fund, 'activo'));
    expect(similar(await grabar(empresa, formFor(fund, 'activo', { novedad: fuera })))).toEqual(
      twins.map(({ IdRecienNacido }) => ({
        IdRecienNacido,
        IdPersona: 0,
        NombreCompleto: '',
        NombreMadre: 'MAMANI QUISPE BEATRIZ',
        FechaNacimiento: '15/11/2026',
        IdSexo: 2,
      })),
    );
  });

  test('a twin of the other sex is none', async () => {
    const { fund, empresa } = await people();
    const [, twin] = fund.db.nacimientos.by('madre', persona(fund, 'activo'));
    if (twin) fund.db.nacimientos.put({ ...twin, IdSexo: 1 });
    expect(await grabar(empresa, formFor(fund, 'activo'))).toMatchObject(saved);
  });

  test('somebody of the family with the same day and sex, whatever the name', async () => {
    const { fund, empresa } = await people();
    const { IdPersona } = familia(fund).child;
    change(fund, IdPersona, born);
    expect(similar(await ask(fund, empresa))).toEqual([
      {
        ...born,
        FechaNacimiento: '11/11/2026',
        IdRecienNacido: 0,
        IdPersona,
        NombreCompleto: fund.db.personas.get(IdPersona)?.NombreCompleto,
        NombreMadre: fund.db.personas.get(persona(fund, 'asegurado'))?.NombreCompleto,
      },
    ]);
    change(fund, IdPersona, { IdSexo: 2 });
    expect(await ask(fund, empresa)).toMatchObject(saved);
  });

  test('anybody with the same full name, day and sex, accents not counted', async () => {
    const { fund, empresa } = await people();
    const IdPersona = persona(fund, 'registrable');
    change(fund, IdPersona, { ...born, NombreCompleto: 'CESPEDES LUZ MARIA' });
    expect(similar(await ask(fund, empresa))).toMatchObject([{ IdPersona, NombreCompleto: 'CESPEDES LUZ MARIA' }]);
    const body = formFor(fund, 'asegurado', { novedad: fuera, nacido: { IdRecienNacido: 0, IdPersonaMadre: 0 } });
    expect(similar(await grabar(empresa, body))).toMatchObject([{ IdPersona, NombreMadre: '' }]);
  });

  test('nobody of another family with another name, or with the same name and another day', async () => {
    const { fund, empresa } = await people();
    change(fund, persona(fund, 'registrable'), born);
    change(fund, persona(fund, 'reingreso'), { NombreCompleto: 'CÉSPEDES LUZ MARÍA' });
    const [other] = fund.db.afiliaciones.all().filter((n) => n.IdPersona !== persona(fund, 'asegurado'));
    change(fund, other?.IdPersona ?? 0, born);
    expect(await ask(fund, empresa)).toMatchObject(saved);
  });
});

test('[R-7.2-14] a registered newborn is listed for each of the family, with mother and birth, and for no other family', async () => {
  const { fund, empresa, caja } = await people();
  const { holder, husband } = familia(fund);
  const [birth] = fund.db.nacimientos.by('madre', holder.IdPersona);
  const { idPersona } = pair(await grabar(empresa, formFor(fund, 'asegurado')));
  const other = pair(await grabar(empresa, formFor(fund, 'activo'), 1)).idPersona;
  const list = async (of: number) => {
    const params = { idPersona: of, fechaDesde: '0', fechaHasta: '0' };
    return z.parse(z.array(recienNacido), (await caja.call(recienNacidos.lista, { params })).Datos);
  };
  for (const of of [idPersona, holder.IdPersona, husband.IdPersona])
    expect(await list(of)).toMatchObject([
      {
        IdPersona: idPersona,
        NombreCompleto: 'CÉSPEDES LUZ MARÍA',
        FechaNacimiento: birth?.FechaNacimiento,
        IdSexo: birth?.IdSexo,
        IdRecienNacido: birth?.IdRecienNacido,
        IdPersonaMadre: holder.IdPersona,
        NombreMadre: fund.db.personas.get(holder.IdPersona)?.NombreCompleto,
      },
    ]);
  expect((await list(persona(fund, 'activo'))).map((r) => r.IdPersona)).toEqual([other]);
  expect(await list(persona(fund, 'registrable'))).toEqual([]);
});

test('[R-7.2-14] a mother waits for her newborn’s registration too while she has no insured record', async () => {
  const { fund, caja } = await people();
  const mother = persona(fund, 'registrable');
  const has = async (idPersona: number) => (await caja.call(recienNacidos.tiene, { params: { idPersona } })).Datos;
  expect(await has(mother)).toBe(false);
  const [birth] = fund.db.nacimientos.by('madre', persona(fund, 'asegurado'));
  if (birth) fund.db.nacimientos.put({ ...birth, IdPersonaMadre: mother });
  expect(await has(mother)).toBe(true);
  const any = { fechaDesde: '0', fechaHasta: '0', documentoMadre: '6843217', nombreMadre: '_', historiaClinica: '_' };
  const listed = await caja.call(recienNacidos.nacimientos, { params: { idRegional: 1, ...any } });
  expect(listed.Datos).toMatchObject([
    { IdPersonaMadre: mother, NombreMadre: 'APAZA CHOQUE ROSA', DocumentoMadre: '6843217', HistoriaClinica: '' },
  ]);
});

test('[R-7.2-14] while a registration is not concluded, the whole family waits for it, and no other one', async () => {
  const { fund, empresa, caja } = await people();
  const { holder, husband, child } = familia(fund);
  await grabar(empresa, formFor(fund, 'asegurado'));
  const has = async (idPersona: number) => (await caja.call(recienNacidos.tiene, { params: { idPersona } })).Datos;
  for (const { IdPersona } of [holder, husband, child]) expect(await has(IdPersona)).toBe(true);
  expect(await has(persona(fund, 'bdpaNombres'))).toBe(false);
});
