import { describe, expect, test } from 'vitest';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { type Estado, parentesco, tipoNovedad as tipo, tipoBeneficiario } from '#contract/enumerations.ts';
import {
  altaCotizante,
  bajaCotizante,
  personasNovedad,
  reportes,
  transferenciaCotizante,
} from '#contract/services/index.ts';
import { estadosDeTipo, idDeEstado } from '#sandbox/db/tipos.ts';
import { altaForm, aviso, banco, type Caller, openFund, persona, type Reply, signIn, upload } from './fund.ts';

type Accion = 'editar' | 'eliminar' | 'declarar' | 'observar' | 'aceptar' | 'imprimir';
const acciones: readonly Accion[] = ['editar', 'eliminar', 'declarar', 'observar', 'aceptar', 'imprimir'];

interface Aviso {
  readonly nombre: string;
  readonly tipo: number;
  readonly familia: 'alta' | 'baja' | 'transferencia';
  readonly servicio: typeof altaCotizante | typeof bajaCotizante | typeof transferenciaCotizante;
  readonly papel: typeof reportes.avisoAlta | typeof reportes.avisoBaja | typeof reportes.avisoTransferencia;
  /** The kind of insurance: beneficiary type and kinship. */
  readonly asegurado?: readonly [number, number];
}

const alta = { familia: 'alta', servicio: altaCotizante, papel: reportes.avisoAlta } as const;
const baja = { familia: 'baja', servicio: bajaCotizante, papel: reportes.avisoBaja } as const;
const avisos: readonly Aviso[] = [
  { ...alta, nombre: 'a contributor’s registration', tipo: tipo.COTIZANTE_INGRESO_EMPRESA },
  { ...alta, nombre: 'an intern’s registration', tipo: tipo.PASANTE_INGRESO_EMPRESA },
  { ...alta, nombre: 'a volunteer’s registration', tipo: tipo.VOLUNTARIADO_INGRESO_EMPRESA },
  { ...baja, nombre: 'a worker’s termination', tipo: tipo.BAJA_COTIZANTE },
  {
    ...baja,
    nombre: 'an intern’s termination',
    tipo: tipo.BAJA_PASANTE,
    asegurado: [tipoBeneficiario.pasante, parentesco.titular],
  },
  {
    ...baja,
    nombre: 'a volunteer’s termination',
    tipo: tipo.BAJA_VOLUNTARIADO,
    asegurado: [tipoBeneficiario.voluntario, parentesco.titular],
  },
  {
    familia: 'transferencia',
    nombre: 'a transfer',
    tipo: tipo.TRANSFERENCIA_COTIZANTE,
    servicio: transferenciaCotizante,
    papel: reportes.avisoTransferencia,
  },
];

/**
 * Spec E 4 with decisions 7, 8 and 9, for the services. Anyone with access may declare a corrected Observado, although no
 * screen offers it.
 */
const empresa: Readonly<Record<Estado, readonly Accion[]>> = {
  registrado: ['editar', 'eliminar', 'declarar'],
  observado: ['editar', 'eliminar', 'declarar'],
  declarado: [],
  pagado: ['declarar'],
  aceptado: ['imprimir'],
  anulado: [],
};
const personal: Readonly<Partial<Record<Estado, readonly Accion[]>>> = {
  declarado: ['observar', 'aceptar'],
  aceptado: ['imprimir'],
};
const quienes = ['empresa', 'personal', 'asegurado', 'obligado'] as const;
type Quien = (typeof quienes)[number];

function permitidas(quien: Quien, estado: Estado, pagado: boolean): readonly Accion[] {
  const own = quien === 'empresa' ? empresa[estado] : quien === 'personal' ? (personal[estado] ?? []) : [];
  return own.filter((accion) => !(accion === 'eliminar' && pagado));
}

/** A notice of a suitable person, with its files. */
async function fondo(a: Aviso) {
  const fund = openFund();
  const employer = await signIn(fund, 'empresa');
  const id = a.familia === 'alta' ? aviso(fund, 'pendiente').IdPersona : persona(fund, 'activo');
  const [own] = fund.db.pacientes.by('persona', id);
  const [IdTipoBeneficiario, IdRelacionParentesco] = a.asegurado ?? [tipoBeneficiario.cotizante, parentesco.titular];
  if (own) fund.db.pacientes.put({ ...own, IdTipoBeneficiario, IdRelacionParentesco });
  for (const IdRequisito of [2, 3, 6, 7]) await upload(employer, { IdPersona: id, IdRequisito, IdTipoNovedad: a.tipo });
  const base = aviso(fund, 'pendiente');
  const IdPersonaNovedad = a.familia === 'alta' ? base.IdPersonaNovedad : fund.db.next('novedades');
  const [work] = fund.db.relaciones.by('persona', id);
  const row = {
    ...base,
    IdPersonaNovedad,
    IdPersona: id,
    IdTipoNovedad: a.tipo,
    FechaFinNovedad: a.familia === 'alta' && a.tipo !== tipo.COTIZANTE_INGRESO_EMPRESA ? '2027-01-31' : '',
    IdPersonaEmpresa: a.familia === 'alta' ? base.IdPersonaEmpresa : (work?.IdPersonaEmpresa ?? 0),
    ...(a.familia === 'transferencia' ? { IdEmpresaDestino: banco, IdUbicacion: 301 } : {}),
  };
  const put = (estado: Estado, Pagado: boolean) =>
    fund.db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(a.tipo, estado), Pagado });
  const form = async (): Promise<NovedadForm> => {
    const body = await altaForm(employer, id, { novedad: fund.db.novedades.get(IdPersonaNovedad) ?? {} });
    return { ...body, SegurosPacientes: { ...body.SegurosPacientes, IdDepartamento: 3 } };
  };
  return { fund, put, form, ids: { idPersona: id, idPersonaNovedad: IdPersonaNovedad } };
}
type Fondo = Awaited<ReturnType<typeof fondo>>;

/** Sends what a person's click would send, and what no click would send. */
async function intentar(a: Aviso, { ids, form }: Fondo, who: Caller, accion: Accion): Promise<Pick<Reply, 'ok'>> {
  const cambiar = (estado: Estado) =>
    who.call(personasNovedad.observar, {
      body: {
        IdPersonaNovedad: ids.idPersonaNovedad,
        IdEstadoProceso: idDeEstado(a.tipo, estado),
        Observacion: 'Falta la firma.',
        Anular: false,
      },
    });
  switch (accion) {
    case 'editar':
      return who.call(a.servicio.modificar, { body: await form() });
    case 'eliminar':
      return who.call(a.servicio.eliminar, { body: await form() });
    case 'aceptar':
      return who.call(a.servicio.aceptar, { body: await form() });
    case 'declarar':
      return cambiar('declarado');
    case 'observar':
      return cambiar('observado');
    case 'imprimir': {
      const response = await who.fetch(a.papel, { params: ids });
      return { ok: response.headers.get('content-type') === 'application/pdf' };
    }
  }
}

const ids = {
  alta: '[E-4-10, E-4-25, E-4-30, E-4-32, E-4-34, E-4-36, E-4-38]',
  baja: '[E-4-11, E-4-26, E-4-31, E-4-33, E-4-35, E-4-37, E-4-39]',
  transferencia: '[E-4-12, E-4-40, E-4-41, E-4-42, E-4-43]',
} as const;

describe.each(avisos)('$nombre', (a) => {
  const estados = estadosDeTipo(a.tipo).flatMap(({ estado }) => (estado ? [estado] : []));
  const casos = estados.flatMap((estado) =>
    [false, true].flatMap((pagado) =>
      quienes.map((quien) => ({ estado, pagado, quien, puede: permitidas(quien, estado, pagado) })),
    ),
  );

  test(`${ids[a.familia]} [decision 7] what is not allowed is refused over HTTP, and changes nothing`, async () => {
    const at = await fondo(a);
    const callers = new Map<Quien, Caller>();
    for (const quien of quienes) callers.set(quien, await signIn(at.fund, quien));
    for (const { estado, pagado, quien, puede } of casos) {
      at.put(estado, pagado);
      const before = at.fund.db.dump();
      for (const accion of acciones.filter((one) => !puede.includes(one))) {
        const who = callers.get(quien);
        const reply = who && (await intentar(a, at, who, accion));
        expect(reply?.ok, `${quien} ${accion} ${estado}${pagado ? ' paid' : ''}`).toBe(false);
      }
      expect(at.fund.db.dump(), `${quien} ${estado}`).toEqual(before);
    }
  });

  test(`${ids[a.familia]} [decision 9] what is allowed is done`, async () => {
    for (const { estado, pagado, quien, puede } of casos)
      for (const accion of puede) {
        const at = await fondo(a);
        at.put(estado, pagado);
        const reply = await intentar(a, at, await signIn(at.fund, quien), accion);
        expect(reply, `${quien} ${accion} ${estado}${pagado ? ' paid' : ''}`).toMatchObject({ ok: true });
      }
  });
});
