import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { estadoProceso, tipoNovedadItem } from '#contract/entities/filaNovedad.ts';
import { novedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import {
  type Estado,
  estadoAlta,
  estadoBaja,
  estadoPorNombre,
  tipoNovedad as tipo,
  tipoSeguimiento,
} from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { listaNovedades } from '#contract/services/index.ts';
import { estadosDeTipo, tipos } from '#sandbox/db/tipos.ts';
import { openFund, signIn } from './fund.ts';

const conPago = ['REGISTRADO', 'OBSERVADO', 'DECLARADO', 'PAGADO', 'ACEPTADO', 'ANULADO'];
const sinPago = ['REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO'];
const claves = (id: number) => estadosDeTipo(id).map((one) => one.clave);
const named = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}_${name}`);

describe('types and states', () => {
  test.each([
    [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, named('AVISO_ALTA', conPago)],
    [tipo.NOVEDAD_PASANTE_ALTA, named('NOVEDAD_ALTA_PASANTE', conPago)],
    [tipo.NOVEDAD_VOLUNTARIADO_ALTA, named('NOVEDAD_ALTA_VOLUNTARIO', conPago)],
    [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, named('AVISO_BAJA', conPago)],
    [tipo.NOVEDAD_PASANTE_BAJA, named('NOVEDAD_BAJA_PASANTE', conPago)],
    [tipo.NOVEDAD_VOLUNTARIADO_BAJA, named('NOVEDAD_BAJA_VOLUNTARIO', conPago)],
    [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, named('AVISO_TRANSFERENCIA', sinPago)],
    [tipo.ALTA_PASIVO_POR_ALGORITMO, named('AVISO_ALTA_PASIVO_POR_ALGORITMO', sinPago)],
    [tipo.ALTA_PASIVO_POR_JUBILACION, named('AVISO_ALTA_PASIVO_POR_JUBILACION', sinPago)],
    [tipo.ALTA_PASIVO_POR_RESOLUCION, named('AVISO_ALTA_PASIVO_POR_RESOLUCION', sinPago)],
    [tipo.BAJA_PASIVO, named('BAJA_PASIVO', sinPago)],
    [tipo.TRANSFERENCIA_PASIVO, named('TRANSFERENCIA_PASIVO', sinPago)],
  ])('[decision 16] the states of type %i go by their names', (id, names) => {
    expect(claves(id)).toEqual(names);
  });

  test('[decision 16] the numbers shown are as shown, all others begin at 201, and none stands for two', () => {
    const idsOf = (id: number) => Object.fromEntries(estadosDeTipo(id).map((one) => [one.estado, one.IdEstadoProceso]));
    expect(idsOf(tipo.AVISO_COTIZANTE_ALTA_COTIZANTE)).toEqual(estadoAlta);
    expect(idsOf(tipo.AVISO_COTIZANTE_BAJA_COTIZANTE)).toEqual(estadoBaja);
    const shown = [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, tipo.OCUPACIONAL];
    const parents = tipos.filter((one) => one.IdTipoNovedadPadre === 0 && one.IdTipoNovedad !== tipo.ALTA_PASIVO);
    const pasivos = tipos.filter((one) => one.IdTipoNovedadPadre === tipo.ALTA_PASIVO);
    const all = [...parents, ...pasivos].flatMap(({ IdTipoNovedad }) => {
      const ids = estadosDeTipo(IdTipoNovedad).map((one) => one.IdEstadoProceso);
      if (!(shown as readonly number[]).includes(IdTipoNovedad)) for (const id of ids) expect(id).toBeGreaterThan(200);
      return ids;
    });
    expect(new Set(all).size).toBe(all.length);
  });

  test('[decision 16] the states nobody named have names too', () => {
    const derecho = claves(tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE);
    expect(derecho).toEqual(named('AVISO_ALTA_PASIVO_POR_DERECHO_HABIENTE', sinPago));
    for (const id of [tipo.ALTA_PASIVO_POR_ALGORITMO, tipo.ALTA_PASIVO_POR_JUBILACION, tipo.ALTA_PASIVO_POR_RESOLUCION])
      expect(estadosDeTipo(id).map((one) => one.estado)).toEqual(expect.arrayContaining(['registrado', 'observado']));
  });

  test('[F-3.11-17, decision 16] the types the portal knows are numbers of their own from 1 to 125', () => {
    const ids = [...Object.values(tipo), ...Object.values(novedadAfiliacion)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id >= 1 && id <= 125, String(id)).toBe(true);
  });

  test('[F-3.11-18] the types the specification names are there, each a parent of its own or an exam', () => {
    for (const name of [
      'AVISO_COTIZANTE_ALTA_COTIZANTE',
      'NOVEDAD_PASANTE_ALTA',
      'NOVEDAD_VOLUNTARIADO_ALTA',
      'BAJA_PASIVO',
      'TRANSFERENCIA_PASIVO',
      'AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE',
      'OCUPACIONAL_PRE_OCUPACIONAL',
      'OCUPACIONAL_POST_OCUPACIONAL',
    ] as const) {
      expect(tipo[name], name).toBeGreaterThan(0);
      const found = tipos.find((one) => one.IdTipoNovedad === tipo[name]);
      expect(found?.IdTipoNovedadPadre, name).toBe(name.startsWith('OCUPACIONAL') ? tipo.OCUPACIONAL : 0);
    }
  });

  test('[decision 16] an exam begins as OCUPACIONAL_REGISTRADO', () => {
    expect(estadosDeTipo(tipo.OCUPACIONAL).find((one) => one.clave === 'OCUPACIONAL_REGISTRADO')).toMatchObject({
      IdEstadoProceso: 5,
      estado: 'registrado',
    });
  });

  test('[decision 16] a state is found by its name within its type, as the services send it', async () => {
    const who = await signIn(openFund(), 'empresa');
    const reply = await who.call(listaNovedades.estadosPorTipo, { params: { id: tipo.NOVEDAD_PASANTE_BAJA } });
    const states = z.parse(z.array(z.object({ IdEstadoProceso: z.number(), Nombre: z.string() })), reply.Datos);
    const found = states.map((one) => estadoPorNombre(one.Nombre));
    const wanted: readonly Estado[] = ['registrado', 'observado', 'declarado', 'pagado', 'aceptado', 'anulado'];
    expect(found).toEqual(wanted);
    expect(estadoPorNombre('NOVEDAD_BAJA_PASANTE_DECLARADO')).toBe('declarado');
    expect(estadoPorNombre('EN TRÁMITE')).toBeNull();
  });

  const declaradoYAceptado = ['DECLARADO', 'ACEPTADO'];
  const cinco = ['REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO', 'PAGADO'];
  test.each([
    ['[E-3-14]', ['AVISO_ALTA', 'NOVEDAD_ALTA_PASANTE', 'NOVEDAD_ALTA_VOLUNTARIO'], cinco],
    ['[E-3-15]', ['AVISO_BAJA', 'NOVEDAD_BAJA_PASANTE', 'NOVEDAD_BAJA_VOLUNTARIO'], cinco],
    ['[E-3-16]', ['AVISO_TRANSFERENCIA'], sinPago],
    [
      '[R-3.8-02]',
      ['ALGORITMO', 'JUBILACION', 'RESOLUCION'].map((how) => `AVISO_ALTA_PASIVO_POR_${how}`),
      declaradoYAceptado,
    ],
    ['[R-3.8-02]', ['BAJA_PASIVO'], sinPago],
    ['[R-3.8-02]', ['TRANSFERENCIA_PASIVO'], declaradoYAceptado],
    ['[R-3.8-04]', ['OCUPACIONAL'], ['REGISTRADO']],
  ])('%s the portal knows each state of %j by its last word', (_, prefixes, words) => {
    for (const prefix of prefixes)
      expect(named(prefix, words).map(estadoPorNombre), prefix).toEqual(words.map((word) => word.toLowerCase()));
  });

  test('[F-3.10-04] tracking is a message or an audit, and 1 is a state’s', () => {
    expect(tipoSeguimiento).toMatchObject({ MENSAJE: 1 });
    expect(Object.keys(tipoSeguimiento).sort()).toEqual(['AUDITORIA', 'MENSAJE']);
  });
});

/** Splits a list of words from the specification. */
const palabras = (text: string) => text.trim().split(/[\s,]+/);

describe('what a notice form holds', () => {
  test.each([
    [
      'a person',
      basePersonas,
      `IdPersona, ApellidoPaterno, ApellidoMaterno, Nombres, NombreCompleto, IdTipoDocumento, NumeroDocumento,
       ComplementoDocumento, IdExtensionDocumento, FechaNacimiento, Edad, IdSexo, IdGenero, FechaCambioGenero,
       IdEstadoCivil, IdUbicacionNacimiento, IdNacionalidad`,
    ],
    [
      'a person’s contacts',
      basePersonas,
      `Zona, Direccion, IdUbicacionDireccion, LatitudDireccion, LongitudDireccion, Telefono, Celular, CorreoElectronico,
       IdProfesion, Ocupacion, FechaFallecimiento, GrupoSanguineo, Estado, IdGradoInstruccion`,
    ],
    [
      'an insured record',
      segurosPacientes,
      `IdPaciente, IdPacientePadre, IdPersona, HistoriaClinica, MatriculaTitular, MatriculaBeneficiario, IdTipoPasivo,
       EstadoVigencia, IdTipoInhabilitacion, FechaAfiliacion, IdEmpresa, FechaIngreso, FechaBaja, FechaLimiteAtencion`,
    ],
    [
      'an insured record’s kind',
      segurosPacientes,
      `IdDepartamento, IdUbicacionEmpresa, Estado, IdTipoAfiliacion, IdTipoAsegurado, IdGrupoTipoAsegurado,
       IdRelacionParentesco, IdTipoBeneficiario, observaciones`,
    ],
    [
      'a notice',
      segurosPersonasNovedad,
      `IdPersonaNovedad, IdPersona, IdTipoNovedad, IdEmpresa, IdCanal, FechaNovedad, HaberMensual, IdUbicacion,
       IdEstadoProceso, IdProfesion, Observacion, NumeroDocumento, Estado, Habilitado, Periodo, Pagado, FechaDeclaracion,
       IdPersonaEmpresa, DatosHistorico, Cargo, FechaFinNovedad`,
    ],
    ['[F-3.10-07] a state', estadoProceso, 'IdEstadoProceso, Nombre, ColorLetra, ColorFondo'],
    ['[F-3.10-07] a type', tipoNovedadItem, 'IdTipoNovedad, Novedad, IdTipoNovedadPadre'],
    ['a form', novedadForm, 'BasePersonas, SegurosPacientes, SegurosPersonasNovedad'],
  ] as const)('%s has each field by its name', (_, entity, names) => {
    expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining(palabras(names)));
  });
});
