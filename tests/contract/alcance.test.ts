import { describe, expect, test } from 'vitest';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { Sandbox } from '#sandbox/app.ts';
import {
  comoEmpresa,
  exigeEmpresa,
  exigeUsuario,
  familiaDe,
  novedadVisible,
  veNovedad,
  vePersona,
} from '#sandbox/rules/access.ts';
import { exigeSuEmpresa } from '#sandbox/rules/registrante.ts';
import type { Sesion } from '#sandbox/session.ts';
import { aviso, banco, openFund, persona } from './fund.ts';

const SIN_ACCESO = 'No tiene acceso.';

/** Each kind of caller, with the company and the regional she chose; 0 for none. */
const quienes: readonly (readonly [quien: string, tipo: TipoUsuario, idEmpresa: number, idRegional: number])[] = [
  ['an employer', 'EXTERNO_EMPRESAS', banco, 1],
  ['an employer before the choice', 'EXTERNO_EMPRESAS', 0, 0],
  ['the staff', 'INTERNO', 0, 1],
  ['staff of both kinds for the fund', 'INTERNO_EXTERNO', 0, 1],
  ['staff of both kinds for a company', 'INTERNO_EXTERNO', banco, 1],
  ['an insured person', 'ASEGURADOS', banco, 1],
  ['a program', 'SERVICIOS_API', 0, 1],
  ['a program with a company', 'SERVICIOS_API', banco, 1],
];
const patrono = ['an employer', 'staff of both kinds for a company'];
const caja = ['the staff', 'staff of both kinds for the fund'];

function sesion({ db }: Sandbox, tipo: TipoUsuario, idEmpresa: number, idRegional = 1): Sesion {
  const [usuario] = db.usuarios.by('usuario', 'asegurado');
  if (!usuario) throw new Error('no user');
  return { usuario, tipo, idEmpresa, idRegional, concod: '' };
}
/** The callers of whom something is true, or who are not refused. */
const cuales = (fund: Sandbox, is: (who: Sesion) => unknown) =>
  quienes
    .filter(([, tipo, idEmpresa, idRegional]) => {
      try {
        return is(sesion(fund, tipo, idEmpresa, idRegional)) !== false;
      } catch (refusal) {
        expect(refusal).toMatchObject({ message: SIN_ACCESO });
        return false;
      }
    })
    .map(([quien]) => quien);

describe('who sees a person (decisions 6, 10, 59)', () => {
  test('employers with a company and the staff see everybody; insured persons themselves and their family', () => {
    const fund = openFund();
    const family = familiaDe(fund.db, persona(fund, 'asegurado'));
    const sees = (id: number) => cuales(fund, (who) => vePersona(fund.db, who, id));
    expect(sees(persona(fund, 'activo')).sort()).toEqual([...patrono, ...caja].sort());
    expect(family.length).toBeGreaterThan(2);
    for (const { IdPersona } of family)
      expect(sees(IdPersona).sort()).toEqual([...patrono, ...caja, 'an insured person'].sort());
  });

  test('an insured person sees herself while she has no insured record', () => {
    const fund = openFund();
    const who = sesion(fund, 'ASEGURADOS', banco);
    for (const p of fund.db.pacientes.by('persona', who.usuario.IdPersona)) fund.db.pacientes.remove(p.IdPaciente);
    expect(familiaDe(fund.db, who.usuario.IdPersona)).toEqual([]);
    expect(vePersona(fund.db, who, who.usuario.IdPersona)).toBe(true);
    expect(vePersona(fund.db, who, persona(fund, 'activo'))).toBe(false);
  });

  test('a program and an employer without a company get not even an empty list', () => {
    expect(cuales(openFund(), exigeUsuario).sort()).toEqual([...patrono, ...caja, 'an insured person'].sort());
  });

  test('a family is the holder and then the dependants, whomever of it one asks about', () => {
    const fund = openFund();
    const { db } = fund;
    const [holder] = db.pacientes.by('persona', persona(fund, 'asegurado'));
    const family = [holder, ...db.pacientes.by('padre', holder?.IdPaciente ?? 0)];
    for (const member of family) expect(familiaDe(db, member?.IdPersona ?? 0)).toEqual(family);
    expect(familiaDe(db, 1)).toEqual([]);
  });
});

describe('who sees a notice (decisions 6, 59)', () => {
  test.each<[string, { IdEmpresa?: number; IdRegional?: number }, readonly string[]]>([
    ['of the company in the regional', {}, [...patrono, ...caja]],
    ['of the company in another regional', { IdRegional: 2 }, []],
    ['of another company in the regional', { IdEmpresa: 502 }, caja],
    ['of no company', { IdEmpresa: 0 }, caja],
    ['of no company and no regional', { IdEmpresa: 0, IdRegional: 0 }, []],
  ])('%s', (_, parts, expected) => {
    const fund = openFund();
    const n = { ...aviso(fund, 'pendiente'), IdEmpresa: banco, IdRegional: 1, ...parts };
    expect(cuales(fund, (who) => veNovedad(fund.db, who, n)).sort()).toEqual([...expected].sort());
    const own = { ...n, IdPersona: persona(fund, 'asegurado') };
    expect(cuales(fund, (who) => veNovedad(fund.db, who, own)).sort()).toEqual(
      [...expected, 'an insured person'].sort(),
    );
  });

  test('that does not exist: nobody, with the words for one that is not hers', () => {
    const fund = openFund();
    const { IdPersonaNovedad } = fund.db.novedades.put({ ...aviso(fund, 'pendiente'), IdEmpresa: 502 });
    expect(cuales(fund, (who) => novedadVisible(fund.db, who, 1))).toEqual([]);
    expect(cuales(fund, (who) => novedadVisible(fund.db, who, IdPersonaNovedad)).sort()).toEqual([...caja].sort());
  });
});

describe('whose company', () => {
  test('an employer acts for the company and regional of the choice, and for none without both', () => {
    const fund = openFund();
    expect(cuales(fund, comoEmpresa)).toEqual(patrono);
    expect(comoEmpresa(sesion(fund, 'EXTERNO_EMPRESAS', 502, 3))).toEqual({ IdEmpresa: 502, IdRegional: 3 });
    expect(() => comoEmpresa(sesion(fund, 'EXTERNO_EMPRESAS', 502, 0))).toThrow(SIN_ACCESO);
    expect(() => comoEmpresa(sesion(fund, 'EXTERNO_EMPRESAS', 0, 1))).toThrow(SIN_ACCESO);
  });

  test('the staff name any company, employers and insured persons their own', () => {
    const fund = openFund();
    const named = (check: (who: Sesion, idEmpresa: number) => void) =>
      [banco, 502, 0].map((idEmpresa) => cuales(fund, (who) => check(who, idEmpresa)).sort());
    expect(named(exigeEmpresa)).toEqual([[...patrono, ...caja].sort(), [...caja].sort(), [...caja].sort()]);
    const own = [...patrono, ...caja, 'an insured person'].sort();
    expect(named(exigeSuEmpresa)).toEqual([own, [...caja].sort(), [...caja].sort()]);
    expect(() => exigeSuEmpresa(sesion(fund, 'ASEGURADOS', 0), 0)).toThrow(SIN_ACCESO);
  });
});
