import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  centroAtencion,
  estadoDeProceso,
  parametroGeneral,
  parametroRegional,
  tipoBeneficiarioItem,
} from '#contract/entities/parametro.ts';
import { localidad, referencia } from '#contract/entities/referencia.ts';
import {
  parentesco,
  regionales,
  tipoNovedad as tipo,
  tipoAsegurado,
  tipoBeneficiario,
} from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { parametros } from '#contract/services/index.ts';
import { choose } from '#sandbox/rules/parametros.ts';
import { contrast } from '#ui/layout/colour.ts';
import { openFund, type Reply, signIn } from './fund.ts';

const employer = () => signIn(openFund(), 'empresa');
const texts = (reply: Reply) => z.parse(z.array(referencia), reply.Datos).map((r) => r.Descripcion);
const byId = (reply: Reply) =>
  Object.fromEntries(z.parse(z.array(referencia), reply.Datos).map((r) => [r.Id, r.Descripcion]));
const states = (reply: Reply) => z.parse(z.array(estadoDeProceso), reply.Datos);

test('[F-7.7-01] a list is read whole, by id, or by part of a text without regard to accents and case', async () => {
  const who = await employer();
  const ask = async (valor: string | number) => texts(await who.call(parametros.profesiones, { params: { valor } }));
  expect(await ask(0)).toHaveLength(34);
  expect(await ask('_')).toEqual(await ask(0));
  expect(await ask(9)).toEqual(['CAJERO(A)']);
  expect(await ask('medico')).toEqual(['MÉDICO(A)']);
  expect(await ask('INGENIERO(A) de')).toEqual(['INGENIERO(A) DE SISTEMAS']);
  expect(await ask('astronauta')).toEqual([]);
  const all = { params: { valor: '0' } };
  expect(byId(await who.call(parametros.generos, all))).toEqual({
    1: 'MASCULINO',
    2: 'FEMENINO',
    3: 'DESCONOCIDO',
    4: 'INDETERMINADO',
  });
  expect(texts(await who.call(parametros.lugaresFallecimiento, all))).toContain('DESCONOCIDO');
  expect(texts(await who.call(parametros.especialidades, { params: { valor: 'pediatria' } }))).toEqual(['PEDIATRÍA']);
});

test('[F-7.7-01] digits alone are an id, and beside other words part of a text', () => {
  const list = [
    { Id: 12, Descripcion: 'ZONA 3' },
    { Id: 3, Descripcion: '12 DE OCTUBRE' },
  ];
  const found = ['12', '3', '12 de', 'zona 3'].map((valor) => choose(list, valor).map((item) => item.Id));
  expect(found).toEqual([[12], [3], [3], [12]]);
});

test('[F-7.7-02] the lists without a value have the documented ids', async () => {
  const who = await employer();
  expect(byId(await who.call(parametros.tiposPasivo, {}))).toEqual({
    1: 'VEJEZ',
    2: 'INVALIDEZ',
    3: 'DERECHO HABIENTE',
  });
  expect(byId(await who.call(parametros.tiposInhabilitacion, {}))).toEqual({
    1: 'INHABILITADO',
    2: 'FALLECIDO',
    3: 'MAYOR DE 25 AÑOS',
  });
  expect(byId(await who.call(parametros.tiposRecienNacido, {}))).toEqual({
    [novedadAfiliacion.RECIEN_NACIDO]: 'RECIÉN NACIDO EN LA CAJA',
    [novedadAfiliacion.RECIEN_NACIDO_FUERA_CAJA]: 'RECIÉN NACIDO FUERA DE LA CAJA',
  });
});

test('[F-7.7-02] the short lists come by name in one reply', async () => {
  const who = await employer();
  const reply = await who.call(parametros.parametricas, {});
  const shape = z.array(z.looseObject({ Nombre: z.string(), Valores: z.array(referencia) }));
  const lists = Object.fromEntries(
    z
      .parse(shape, reply.Datos)
      .map(({ Nombre, Valores }) => [Nombre, Object.fromEntries(Valores.map((v) => [v.Id, v.Descripcion]))]),
  );
  expect(lists.ROLES_AFILIACION).toEqual({ 0: 'NO APLICA', 1: 'TITULAR', 2: 'BENEFICIARIO', 4: 'PARTICULAR' });
  expect(Object.entries(lists.MULTIPLICIDADES ?? {})).toEqual(
    [
      ...['DESCONOCIDO', 'ÚNICO', 'GEMELO', 'MELLIZO', 'TRILLIZO', 'CUATRILLIZO', 'QUINTILLIZO', 'SEXTILLIZO'],
      ...['SEPTILLIZO', 'OCTILLIZO'],
    ].map((name, id) => [String(id), name]),
  );
  expect(lists.TIPOS_CARNET).toEqual({ 1: 'FÍSICO', 2: 'DIGITAL' });
  expect(lists.CANALES).toEqual({ 1: 'VIRTUAL', 2: 'PRESENCIAL' });
  expect(lists.TIPOS_ASEGURADO).toMatchObject({ 1: 'ACTIVO', 4: 'PARTICULAR' });
  expect(lists.ACTIVIDADES).toMatchObject({ 861000: 'ACTIVIDADES DE HOSPITALES Y SEGUROS DE SALUD' });
  expect(lists.PRODUCTOS_SIAT).toMatchObject({ 93100: 'SERVICIOS DE SALUD HUMANA' });
  expect(lists.UNIDADES_MEDIDA).toMatchObject({ 58: 'UNIDAD (SERVICIOS)' });
});

test('[F-7.7-02] beneficiary types say insured type, role and kinship', async () => {
  const who = await employer();
  const all = z.parse(z.array(tipoBeneficiarioItem), (await who.call(parametros.tiposBeneficiario, {})).Datos);
  const retired = all.filter((t) => t.IdTipoAsegurado === tipoAsegurado.pasivo && t.IdGrupoTipoAsegurado === 2);
  expect(retired.map((t) => t.IdRelacionParentesco)).toEqual([2, 3, 4, 5, 9]);
  expect(new Set(retired.map((t) => t.IdTipoAfiliacion))).toEqual(new Set([2]));
  const active = all.filter((t) => t.IdTipoAsegurado === tipoAsegurado.activo);
  const idOf = (kinship: number) => active.find((t) => t.IdRelacionParentesco === kinship)?.Id;
  expect([parentesco.titular, parentesco.pasante, parentesco.voluntariado].map(idOf)).toEqual(
    Object.values(tipoBeneficiario),
  );
  expect(new Set(all.map((t) => t.Id)).size).toBe(all.length);
});

test('[F-7.7-01] localities are found by name, centres by regional', async () => {
  const who = await employer();
  const towns = async (nombre: string) =>
    z.parse(z.array(localidad), (await who.call(parametros.localidadesPorNombre, { params: { nombre } })).Datos);
  expect(await towns('villazon')).toMatchObject([{ Descripcion: 'VILLAZÓN', Departamento: 'POTOSÍ' }]);
  expect((await towns('_')).length).toBeGreaterThan(40);
  expect(await towns('atlantis')).toEqual([]);
  const centres = async (valor: string | number) =>
    z.parse(z.array(centroAtencion), (await who.call(parametros.centrosAtencion, { params: { valor } })).Datos);
  expect(await centres(0)).toHaveLength(Object.keys(regionales).length * 2);
  expect((await centres(5)).map((c) => c.Descripcion)).toEqual(['HOSPITAL POTOSÍ', 'POLICLÍNICO POTOSÍ']);
  expect(await centres('hospital potosi')).toMatchObject([{ IdRegional: 5 }]);
});

test('[F-7.7-01] the settings have the documented ids', async () => {
  const who = await employer();
  const ask = async (valor: string | number) =>
    z.parse(z.array(parametroGeneral), (await who.call(parametros.parametroGeneral, { params: { valor } })).Datos);
  expect(Object.fromEntries((await ask(0)).map((p) => [p.IdParametro, p.Nombre]))).toEqual({
    1: 'EDAD MÍNIMA DE AFILIACIÓN',
    2: 'EDAD MÁXIMA DE AFILIACIÓN',
    3: 'VIGENCIA PREOCUPACIONAL',
    4: 'PAGOS QR',
    5: 'INTEGRACIÓN GOBIERNO ELECTRÓNICO',
    6: 'SOLO VALIDA SEGIP',
    7: 'URL DE INTEGRACIÓN',
    8: 'TIEMPO PERMITIDO DE APORTES PARA REGULARIZACIÓN',
    9: 'REGULARIZACIÓN DESDE',
    10: 'MENSAJE GABINETE DE LA MUJER 1',
    11: 'MENSAJE GABINETE DE LA MUJER 2',
    12: 'VIGENCIA CARNET FÍSICO',
    13: 'VIGENCIA CARNET DIGITAL',
    14: 'EDAD INDEFINIDA CARNET PASIVO',
    15: 'VIGENCIA SOLICITUD FORMULARIO 010',
  });
  expect(await ask(3)).toMatchObject([{ Nombre: 'VIGENCIA PREOCUPACIONAL' }]);
  expect((await ask('carnet fisico')).map((p) => p.IdParametro)).toEqual([12]);
});

test('[F-7.7-03] a regional’s parameters have the documented ids; employers read their own regional’s, staff any', async () => {
  const fund = openFund();
  const [who, staff] = [await signIn(fund, 'empresa'), await signIn(fund, 'personal')];
  const body = { IdParametro: 8, IdRegional: 1 };
  const own = z.parse(parametroRegional, (await who.call(parametros.parametroRegional, { body })).Datos);
  expect(own).toMatchObject({ Nombre: 'CORREO ENCARGADO DE SEGUROS', Valor: 'seguros.lapaz@ejemplo.bo' });
  const other = { ...body, IdRegional: 2 };
  expect(await who.call(parametros.parametroRegional, { body: other })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
  expect((await staff.call(parametros.parametroRegional, { body: other })).Datos).toMatchObject({ IdRegional: 2 });
  const names = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map(async (IdParametro) => {
      const { Datos } = await who.call(parametros.parametroRegional, { body: { ...body, IdParametro } });
      return z.parse(parametroRegional, Datos).Nombre;
    }),
  );
  expect(names).toEqual([
    'DÍAS PROGRAMACIÓN OCUPACIONAL',
    'DÍAS VIGENCIA',
    'NOMBRE ADMINISTRADOR REGIONAL',
    'NOMBRE JEFE MÉDICO',
    'DATOS PODER NOTARIAL',
    'TIEMPO DE VIGENCIA',
    'DATOS NOTARÍA',
    'CORREO ENCARGADO DE SEGUROS',
    'DÍAS PROGRAMACIÓN PLATAFORMA',
  ]);
  const unknown = await who.call(parametros.parametroRegional, { body: { ...body, IdParametro: 10 } });
  expect(unknown).toMatchObject({ ok: true, Datos: null });
  const bad = JSON.parse('{"IdParametro":"8","IdRegional":1}');
  expect(await who.call(parametros.parametroRegional, { body: bad })).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdParametro'),
  });
});

test('[R-7.1-04] [F-7.7-01] process states are read by the process’s name or its notice type, with the documented ids', async () => {
  const who = await employer();
  const ask = async (processType: string | number) =>
    Object.fromEntries(
      states(await who.call(parametros.estadosPorProceso, { params: { processType } })).map((e) => [
        e.IdEstadoProceso,
        e.Nombre,
      ]),
    );
  const exams = {
    5: 'Registrado',
    6: 'Orden de pago',
    7: 'Observado',
    8: 'Pagado',
    13: 'Programado',
    21: 'Concluido',
  };
  expect(await ask('OCUPACIONAL')).toEqual(exams);
  expect(await ask(tipo.OCUPACIONAL_PRE_OCUPACIONAL)).toEqual(exams);
  expect(await ask('afiliacion')).toEqual({
    9: 'Registrado',
    10: 'Declarado',
    11: 'Observado',
    12: 'Concluido',
    79: 'Pagado',
  });
  expect(await ask('recien_nacido')).toEqual({ 67: 'Registrado', 68: 'Concluido' });
  expect(await ask('ninguno')).toEqual({});
});

test('[F-7.7-02] [F-7.7-03] every process state is listed once with readable colours, and found by name', async () => {
  const who = await employer();
  const all = states(await who.call(parametros.estadosTodos, {}));
  expect(new Set(all.map((e) => e.IdEstadoProceso)).size).toBe(all.length);
  for (const { ColorFondo, ColorLetra, Nombre } of all)
    expect(contrast(ColorFondo, ColorLetra), Nombre).toBeGreaterThanOrEqual(4.5);
  expect(states(await who.call(parametros.estados, { body: { Nombre: '' } }))).toEqual(all);
  const paid = states(await who.call(parametros.estados, { body: { Nombre: 'PAGADO' } }));
  expect(paid.map((e) => e.IdEstadoProceso)).toEqual(expect.arrayContaining([8, 39, 79, 80, 81]));
});
