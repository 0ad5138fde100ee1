import { expect, test } from 'vitest';
import { estadoAfiliacion, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion, afiliacionCambios } from '#contract/services/index.ts';
import { TODAY } from '#support/clock.ts';
import { childOf, denied, insertar, paciente, people, resend, stored, to } from './afiliaciones.ts';
import { pair, persona } from './fund.ts';

const tooOld = 'No se puede afiliar a MAMANI TANIA, porque tiene 25 años o más.';

test.each([
  ['a child', tipo.AFILIACION_HIJO],
  ['a brother or sister', tipo.AFILIACION_HERMANO],
  ['a stepchild', tipo.AFILIACION_HIJASTRO],
  ['a grandchild', tipo.AFILIACION_NIETO],
])('%s joins until the day before the 25th birthday', async (_, IdTipoNovedad) => {
  const { fund, empresa } = await people();
  const born = (FechaNacimiento: string) =>
    insertar(empresa, childOf(fund, 'activo', { persona: { FechaNacimiento }, novedad: { IdTipoNovedad } }));
  expect((await born('2001-11-20')).text).toBe(tooOld);
  expect((await born('2001-11-21')).ok).toBe(true);
});

test('parents, spouse and partner may be of any age, and somebody may be born today', async () => {
  const { fund, empresa } = await people();
  for (const [at, [IdTipoNovedad, FechaNacimiento]] of (
    [
      [tipo.AFILIACION_PADRE, '1940-01-01'],
      [tipo.AFILIACION_MADRE, '1940-01-01'],
      [tipo.AFILIACION_CONYUGE, '1990-01-01'],
      [tipo.AFILIACION_HIJO, TODAY],
    ] as const
  ).entries()) {
    const sent = { FechaNacimiento, NumeroDocumento: `1550000${at}` };
    const reply = await insertar(empresa, childOf(fund, 'activo', { persona: sent, novedad: { IdTipoNovedad } }));
    expect(reply, `${IdTipoNovedad}`).toMatchObject({ ok: true });
  }
});

test.each<[string, object, string]>([
  ['no names', { Nombres: ' ' }, 'Nombres, no tiene información.'],
  ['neither surname', { ApellidoPaterno: ' ', ApellidoMaterno: '' }, 'Apellido paterno, no tiene información.'],
  ['no birth date', { FechaNacimiento: '' }, 'Fecha de nacimiento, no tiene información.'],
  ['a birth tomorrow', { FechaNacimiento: '2026-11-21' }, 'La fecha de nacimiento no puede ser posterior a hoy.'],
])('an affiliation of somebody with %s is refused', async (_, sent, text) => {
  const { fund, empresa } = await people();
  const before = fund.db.dump();
  expect(await insertar(empresa, childOf(fund, 'activo', { persona: sent }))).toMatchObject({ ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('one surname is enough, either of the two, and so is either sex', async () => {
  const { fund, empresa } = await people();
  const maternal = { ApellidoPaterno: '', ApellidoMaterno: 'quispe', IdSexo: 1 };
  const { person, record } = stored(fund, await insertar(empresa, childOf(fund, 'activo', { persona: maternal })));
  expect(person.NombreCompleto).toBe('QUISPE TANIA');
  expect(record.MatriculaBeneficiario).toBe('150304QT');
});

test('a document is somebody else’s only with the same kind, number and complement', async () => {
  const { fund, empresa } = await people();
  const NumeroDocumento = '6843217';
  const sent = (parts: object) =>
    insertar(empresa, childOf(fund, 'activo', { persona: { NumeroDocumento, ...parts } }));
  const taken = 'Ya existe una persona registrada con ese documento de identidad.';
  expect((await sent({})).text).toBe(taken);
  expect((await sent({ NumeroDocumento: ' 6843217 ' })).text).toBe(taken);
  expect((await sent({ ComplementoDocumento: '1A' })).ok).toBe(true);
  expect((await sent({ IdTipoDocumento: 2 })).ok).toBe(true);
});

test('a holder is no dependant, and a changed address affiliates nobody', async () => {
  const { fund, empresa } = await people();
  const [dependant] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente);
  const before = fund.db.dump();
  expect((await insertar(empresa, childOf(fund, 'activo', { padre: dependant?.IdPaciente ?? 0 }))).text).toBe(
    'Debe seleccionar al titular.',
  );
  const novedad = { IdTipoNovedad: tipo.ACTUALIZA_DATOS };
  expect((await insertar(empresa, childOf(fund, 'activo', { novedad }))).text).toBe(
    'Tipo de novedad, no tiene información.',
  );
  const persona = { IdPersona: 1 };
  expect(await insertar(empresa, childOf(fund, 'activo', { persona }))).toMatchObject(denied);
  expect(fund.db.dump()).toEqual(before);
});

test('a holder whose spouse has lost the insurance may affiliate another one', async () => {
  const { fund, empresa } = await people();
  const [spouse] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente);
  if (!spouse) throw new Error('no spouse');
  const form = childOf(fund, 'asegurado', {
    persona: { FechaNacimiento: '1990-01-01' },
    novedad: { IdTipoNovedad: tipo.AFILIACION_CONVIVIENTE },
  });
  expect((await insertar(empresa, form)).text).toBe('El titular ya tiene cónyuge o conviviente afiliado(a).');
  fund.db.pacientes.put({ ...spouse, EstadoVigencia: 'NO VIGENTE' });
  expect((await insertar(empresa, form)).ok).toBe(true);
});

test('whom an employer affiliates as holder is somebody the fund knows who works there', async () => {
  const { fund, empresa, caja } = await people();
  const before = fund.db.dump();
  const novedad = { IdTipoNovedad: tipo.AFILIACION_TITULAR };
  const IdPersona = persona(fund, 'activoEnOtra');
  expect(await insertar(empresa, childOf(fund, 'activo', { persona: { IdPersona }, novedad }))).toMatchObject(denied);
  for (const who of [empresa, caja])
    expect(await insertar(who, childOf(fund, 'activo', { novedad }))).toMatchObject(denied);
  const retired = { IdTipoNovedad: tipo.AFILIACION_PASIVO };
  const sent = childOf(fund, 'activo', { persona: { IdPersona: persona(fund, 'activo') }, novedad: retired });
  expect((await insertar(caja, sent)).text).toBe(
    'El asegurado(a) MAMANI QUISPE BEATRIZ no tiene un alta de pasivo aceptada.',
  );
  expect(fund.db.dump()).toEqual(before);
});

test('an insured person does not affiliate herself: her employer or the fund does', async () => {
  const { fund, insured } = await people();
  const before = fund.db.dump();
  const own = childOf(fund, 'asegurado', {
    persona: { IdPersona: persona(fund, 'asegurado') },
    novedad: { IdTipoNovedad: tipo.AFILIACION_TITULAR },
  });
  expect(await insertar(insured, own)).toMatchObject(denied);
  expect(fund.db.dump()).toEqual(before);
});

test('an insured person names a stranger by document and birth date together, her own family by number alone', async () => {
  const { fund, insured, empresa } = await people();
  const { IdPersona, NumeroDocumento, FechaNacimiento } = fund.db.personas.get(persona(fund, 'menor')) ?? {};
  const named = (parts: object) => childOf(fund, 'asegurado', { persona: { IdPersona, ...parts } });
  expect(await insertar(insured, named({ NumeroDocumento }))).toMatchObject(denied);
  expect(await insertar(insured, named({ FechaNacimiento }))).toMatchObject(denied);
  expect((await insertar(insured, named({ NumeroDocumento: ` ${NumeroDocumento} `, FechaNacimiento }))).ok).toBe(true);
  const [child] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente).slice(1);
  if (!child) throw new Error('no child');
  fund.db.pacientes.put({ ...child, EstadoVigencia: 'NO VIGENTE' });
  const own = childOf(fund, 'asegurado', { persona: { IdPersona: child.IdPersona } });
  expect((await insertar(insured, own)).ok).toBe(true);
  const novedad = { IdTipoNovedad: tipo.AFILIACION_MADRE };
  const other = childOf(fund, 'activo', { persona: { IdPersona: persona(fund, 'registrable') }, novedad });
  expect((await insertar(empresa, other)).ok).toBe(true);
});

test('only an affiliation that waits stands in the way of another one: no request of data, none concluded', async () => {
  const { fund, empresa, caja } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo'));
  const { idPersona: IdPersona } = pair(reply);
  await resend(fund, empresa, reply, to(estadoAfiliacion.declarado));
  await resend(fund, caja, reply, to(estadoAfiliacion.concluido));
  const BasePersonas = { ...stored(fund, reply).person, Nombres: 'OTRA' };
  expect((await empresa.call(afiliacionCambios.datosRelevantes, { body: { BasePersonas } })).ok).toBe(true);
  const again = childOf(fund, 'activo', { persona: { IdPersona } });
  expect((await insertar(empresa, again)).text).toBe(
    'El asegurado(a) MAMANI TANIA ya está afiliado(a) con seguro vigente.',
  );
  fund.db.pacientes.put({ ...stored(fund, reply).record, EstadoVigencia: 'NO VIGENTE' });
  expect((await insertar(empresa, again)).ok).toBe(true);
});

test('an affiliation that waits does not stand in the way of a request of data, and nor does a request that is concluded', async () => {
  const { fund, empresa, caja } = await people();
  const own = childOf(fund, 'activo', {
    persona: { IdPersona: persona(fund, 'activo') },
    novedad: { IdTipoNovedad: tipo.AFILIACION_TITULAR },
  });
  expect((await insertar(empresa, own)).ok).toBe(true);
  const ask = (who: typeof caja, Nombres: string) => {
    const BasePersonas = { ...fund.db.personas.get(persona(fund, 'activo')), Nombres };
    return who.call(afiliacionCambios.datosRelevantes, { body: { BasePersonas } });
  };
  expect((await ask(caja, 'BETTY')).ok).toBe(true);
  expect((await ask(empresa, 'BETTY ANA')).ok).toBe(true);
});

test('a correction changes the address of a new person, not that of a stranger whom an insured person named', async () => {
  const { fund, insured } = await people();
  const { IdPersona, NumeroDocumento, FechaNacimiento } = fund.db.personas.get(persona(fund, 'menor')) ?? {};
  const named = childOf(fund, 'asegurado', { persona: { IdPersona, NumeroDocumento, FechaNacimiento } });
  const stranger = await insertar(insured, named);
  const kept = stored(fund, stranger).person;
  expect((await resend(fund, insured, stranger, { persona: { Zona: 'OTRA' } })).ok).toBe(true);
  expect(stored(fund, stranger).person).toEqual(kept);
  const child = await insertar(insured, childOf(fund, 'asegurado'));
  const { notice, person } = stored(fund, child);
  const novedad = { FechaNovedad: '2026-11-19', Observacion: 'X'.repeat(500) };
  expect((await resend(fund, insured, child, { persona: { Zona: 'SOPOCACHI' }, novedad })).ok).toBe(true);
  expect(stored(fund, child)).toMatchObject({ person: { ...person, Zona: 'SOPOCACHI' } });
  expect(stored(fund, child).notice).toEqual({ ...notice, ...novedad, Version: 2 });
});

test('a correction without a date keeps the day of the notice; an observation too long changes nothing', async () => {
  const { fund, empresa } = await people();
  const reply = await insertar(empresa, childOf(fund, 'activo', { novedad: { FechaNovedad: '2026-11-18' } }));
  expect((await resend(fund, empresa, reply, { novedad: { FechaNovedad: '' } })).ok).toBe(true);
  expect(stored(fund, reply).notice.FechaNovedad).toBe('2026-11-18');
  const before = fund.db.dump();
  expect((await resend(fund, empresa, reply, { novedad: { Observacion: 'X'.repeat(501) } })).text).toBe(
    'Observación debe tener como máximo 500 caracteres.',
  );
  expect(fund.db.dump()).toEqual(before);
});

test('an observation of 500 characters is kept whole, and the numbers of the form’s kind may be left out', async () => {
  const { fund, empresa } = await people();
  const Observacion = 'X'.repeat(500);
  const Afiliacion = { IdModoAfiliacion: 0, IdBaseAfiliacion: 0, IdTipoAfiliado: 0, IdGrupoAfiliado: 0 };
  const reply = await insertar(empresa, { ...childOf(fund, 'activo', { novedad: { Observacion } }), Afiliacion });
  expect(stored(fund, reply).notice.Observacion).toBe(Observacion);
  const { Datos } = await empresa.call(afiliacion.personaObservacion, { body: { IdPersona: pair(reply).idPersona } });
  expect(Datos).toMatchObject({ Observacion });
});
