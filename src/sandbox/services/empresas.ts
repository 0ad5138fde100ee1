import type { Empresa as EmpresaWire } from '#contract/entities/referencia.ts';
import { tipoAsegurado } from '#contract/enumerations.ts';
import { empresas } from '#contract/services/empresas.ts';
import { personalDeLaCaja } from '../db/empresas.ts';
import type { Empresa } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import { papel } from '../rules/access.ts';
import { number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** A company as the services send it for a regional: with its employer number there, or else in its first regional. */
export function empresaEn(empresa: Empresa, idRegional: number): EmpresaWire {
  const own = empresa.patronales[idRegional] !== undefined;
  const IdRegional = own ? idRegional : Number(Object.keys(empresa.patronales)[0] ?? 0);
  const { IdEmpresa, IdEmpresaAnterior, RazonSocial, Estado } = empresa;
  return {
    IdEmpresa,
    IdEmpresaAnterior,
    RazonSocial,
    NumeroPatronal: empresa.patronales[IdRegional] ?? '',
    IdRegional,
    Estado,
  };
}

/** Companies (spec F 7.3). The staff's own entry is company 0, which stands for every company of the regional. */
export function serveEmpresas(at: Services): void {
  serve(at, empresas.porId, ({ params, db, sesion }) => {
    const found = db.empresas.get(number(params.id, 'id'));
    return found ? empresaEn(found, sesion.idRegional) : null;
  });

  serve(at, empresas.deRegional, ({ params, db }) => {
    const idRegional = number(params.idRegional, 'idRegional');
    return db.empresas
      .all()
      .filter((e) => e.patronales[idRegional] !== undefined && e.Estado === params.estado.toUpperCase())
      .sort((a, b) => a.RazonSocial.localeCompare(b.RazonSocial, 'es'))
      .map((e) => empresaEn(e, idRegional));
  });

  serveLookups(at);
  serve(at, empresas.porIdAnterior, ({ params, db, sesion }) => {
    const granted = sesion.usuario.regionales.some((r) => r.empresas.some((e) => e.concod === params.id));
    if (!granted && sesion.tipo !== 'INTERNO') throw sinAcceso();
    if (params.id === personalDeLaCaja.concod) {
      const { IdEmpresa, concod, RazonSocial, numpat } = personalDeLaCaja;
      return {
        IdEmpresa,
        IdEmpresaAnterior: concod,
        RazonSocial,
        NumeroPatronal: numpat,
        IdRegional: sesion.idRegional,
        Estado: 'ACTIVO',
      };
    }
    const found = db.empresas.by('anterior', params.id)[0];
    return found ? empresaEn(found, sesion.idRegional) : null;
  });
}

/** Look-ups of companies. Insured persons may not use them. */
function serveLookups(at: Services): void {
  const exige = (sesion: Sesion) => {
    if (papel(sesion) === 'ninguno') throw sinAcceso();
  };
  serve(at, empresas.conPasivos, ({ params, db, sesion }) => {
    exige(sesion);
    const idRegional = number(params.idRegional, 'idRegional');
    const retired = db.pacientes
      .all()
      .filter((p) => p.IdTipoAsegurado === tipoAsegurado.pasivo && p.IdDepartamento === idRegional);
    const ids = new Set(retired.map((p) => p.IdEmpresa));
    return db.empresas
      .all()
      .filter((e) => ids.has(e.IdEmpresa) && e.patronales[idRegional] !== undefined && e.Estado === 'ACTIVO')
      .sort((a, b) => a.RazonSocial.localeCompare(b.RazonSocial, 'es'))
      .map((e) => empresaEn(e, idRegional));
  });
  serve(at, empresas.porIdHistorico, ({ params, db, sesion }) => {
    exige(sesion);
    const id = number(params.id, 'id');
    const found = db.empresas.all().find((e) => Number(e.IdEmpresaAnterior) === id);
    return found ? empresaEn(found, sesion.idRegional) : null;
  });
  serve(at, empresas.porNumeroPatronal, ({ params, db, sesion }) => {
    exige(sesion);
    const idRegional = number(params.idRegional, 'idRegional');
    const found = db.empresas.all().find((e) => e.patronales[idRegional] === params.numeroPatronal);
    return found ? empresaEn(found, idRegional) : null;
  });
  serve(at, empresas.padre, ({ params, db, sesion }) => {
    exige(sesion);
    const idRegional = number(params.idRegional, 'idRegional');
    const found = db.empresas.get(number(params.id, 'id'));
    const works = found?.patronales[idRegional] !== undefined && found.Estado === params.estado.toUpperCase();
    return works ? empresaEn(found, Number(Object.keys(found.patronales)[0] ?? 0)) : null;
  });
}
