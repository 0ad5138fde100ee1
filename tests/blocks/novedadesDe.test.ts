import { beforeEach, describe, expect, test, vi } from 'vitest';
import { comprobarAfiliada, listarTodas, novedadesDe } from '#blocks/tramites/novedadesDe.ts';
import { callFailed } from '#client/announcements.ts';
import { session } from '#client/session.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { tipoUsuario } from '#contract/enumerations.ts';
import { readOrNull } from '#contract/read.ts';
import { buildFilaNovedad, buildPersona } from '#support/builders.ts';
import { forgetPeople } from '#support/people.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { contesta, falla } from './servicio.ts';

const LISTA = '/ObtenerNovedadesAfiliacion';
const PERSONA = 501;
const TIPO = 30;
/** A notice of the person as the services list it. */
const fila = (IdPersonaNovedad: number, part: object = {}) => ({
  ...buildFilaNovedad({ IdPersonaNovedad, IdPersona: PERSONA, IdTipoNovedad: TIPO }),
  ...{ IdEstadoProceso: 1, FechaNovedad: '15/11/2026', ...part },
});
const filtro = (FechaDesde: string, FechaHasta: string, IdEmpresa = 9) => ({
  ...{ FechaDesde, FechaHasta, TipoNovedad: 0, IdEmpresa, IdPersona: PERSONA, IdEstadoProceso: 0 },
  ...{ IdRegional: 0, IdCanal: 0 },
});

/** Somebody works for the company 9. */
function entra(usrtyp: number): void {
  const token = `.${btoa(JSON.stringify({ USRTYP: String(usrtyp) }))}.`;
  const user = readOrNull(usuarioSesion, { id_usuario: 1 });
  session.setState({ token, user, empresa: { ...session.getInitialState().empresa, IdEmpresa: 9 } });
}
/** From now on a failure that is announced counts. */
function announced() {
  const heard = vi.fn();
  atTestEnd(callFailed.on(heard));
  return heard;
}
beforeEach(() => {
  atTestEnd(forgetPeople);
  entra(tipoUsuario.EXTERNO_EMPRESAS);
});

describe('all notices of a person', () => {
  test.each([
    ['an employer those of the company', tipoUsuario.EXTERNO_EMPRESAS, 9],
    ['the staff those of every company', tipoUsuario.INTERNO, 0],
  ])('[R-7.2-09] [F-6-09] are for %s, since always up to today', async (_, usrtyp, IdEmpresa) => {
    entra(usrtyp);
    const asked = contesta(LISTA, () => [fila(1), fila(2)]);
    expect((await listarTodas(PERSONA)).map(({ IdPersonaNovedad }) => IdPersonaNovedad)).toEqual([1, 2]);
    expect(asked).toEqual([filtro('1950-01-01', '2026-11-20', IdEmpresa)]);
  });

  test('[R-8-02] throw a failure without announcing it', async () => {
    const heard = announced();
    contesta(LISTA, falla);
    await expect(listarTodas(PERSONA)).rejects.toThrow();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the new notice of a person', () => {
  test.each<[string, object[], unknown]>([
    ['is the one of the type that was not there', [fila(1), fila(2)], { hecha: 2 }],
    ['is not one of another type', [fila(1), fila(2, { IdTipoNovedad: 31 })], 'no aparece'],
    ['is not the one that was there', [fila(1)], 'no aparece'],
    ['is not told from another new one', [fila(2), fila(3)], null],
  ])('[R-7.2-09] %s', async (_, rows, found) => {
    let now: object[] = [fila(1)];
    const asked = contesta(LISTA, () => now);
    const { recordar, comprobar } = novedadesDe(PERSONA);
    await recordar();
    now = rows;
    expect(await comprobar(TIPO)()).toEqual(found);
    // The services' date may be one day off.
    const days = filtro('2026-11-19', '2026-11-21');
    expect(asked).toEqual([days, days]);
  });

  test('is unknown if nobody looked before', async () => {
    const asked = contesta(LISTA, () => [fila(2)]);
    expect(await novedadesDe(PERSONA).comprobar(TIPO)()).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the affiliation of a person', () => {
  const [hecha, DIA] = [{ hecha: true }, '2026-11-15'];
  const buscar = (persona: Parameters<typeof buildPersona>[0] = {}) =>
    comprobarAfiliada(buildPersona({ IdPersona: PERSONA, NumeroDocumento: '4821377', ...persona }), {
      ...{ tipo: TIPO, fecha: DIA, estado: 1 },
    })();

  test.each<[string, object[], unknown]>([
    ['is the one of the type, the state and the day', [fila(1, { NumeroDocumento: '' })], hecha],
    ['is not one of another type', [fila(1, { IdTipoNovedad: 31 })], 'no aparece'],
    ['is not one in another state', [fila(1, { IdEstadoProceso: 2 })], 'no aparece'],
    ['is not one of another day', [fila(1, { FechaNovedad: '16/11/2026' })], 'no aparece'],
    ['is not another person’s, whatever the document', [fila(1, { IdPersona: 502 })], 'no aparece'],
    ['is told from others that do not match', [fila(1, { IdEstadoProceso: 2 }), fila(2)], hecha],
    ['is not told from a second one', [fila(1), fila(2)], null],
    ['is not there', [], 'no aparece'],
  ])('[R-7.2-09] %s', async (_, rows, found) => {
    const asked = contesta(LISTA, () => rows);
    expect(await buscar()).toEqual(found);
    expect(asked).toEqual([filtro(DIA, DIA)]);
  });

  test.each<[string, object, unknown]>([
    ['with the same document', { IdPersona: 777, NumeroDocumento: ' e-0012 345' }, hecha],
    ['not with another document', { IdPersona: 777, NumeroDocumento: 'E-0012 346' }, 'no aparece'],
    ['not with no document', { IdPersona: 0, NumeroDocumento: '' }, 'no aparece'],
  ])('[R-7.2-09] of somebody that the fund does not know yet is found %s', async (_, part, found) => {
    const asked = contesta(LISTA, () => [fila(1, part)]);
    expect(await buscar({ IdPersona: 0, NumeroDocumento: 'E-0012  345 ' })).toEqual(found);
    expect(asked).toEqual([{ ...filtro(DIA, DIA), IdPersona: 0 }]);
  });
});
