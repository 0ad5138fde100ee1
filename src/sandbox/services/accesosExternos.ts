import type { Acceso } from '#contract/entities/sesion.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { modulos } from '../db/usuarios.ts';
import { sinAcceso } from '../refusal.ts';
import { menuDe } from '../rules/menu.ts';
import { number, type Services, serve } from '../serve.ts';

/** What a user may choose and open (spec F 7.1). Users may only ask about themselves. */
export function serveAccesosExternos(at: Services): void {
  serve(at, accesosExternos.regionales, ({ query, sesion }) => {
    if (number(query.IdUsuario, 'IdUsuario') !== sesion.usuario.IdUsuario) throw sinAcceso();
    return sesion.usuario.regionales.map(({ IdUsuarioRegional, IdRegional }) => ({
      IdUsuarioRegional,
      IdRegional,
      NombreRegional: nombreRegional(IdRegional),
    }));
  });

  serve(at, accesosExternos.empresas, ({ query, sesion }) => {
    const id = number(query.idUsuarioRegional, 'idUsuarioRegional');
    const regional = sesion.usuario.regionales.find((r) => r.IdUsuarioRegional === id);
    if (!regional) throw sinAcceso();
    return regional.empresas.map(({ IdUsuarioRegionalEmpresa, concod, RazonSocial, numpat }) => ({
      IdUsuarioRegionalEmpresa,
      concod,
      RazonSocial,
      numpat,
    }));
  });

  serve(at, accesosExternos.modulos, ({ query, sesion }) => {
    const id = number(query.IdUsuarioRegionalEmpresa, 'IdUsuarioRegionalEmpresa');
    const all = sesion.usuario.regionales.flatMap((r) => r.empresas);
    const chosen = all.find((e) => e.IdUsuarioRegionalEmpresa === id);
    if (!chosen) throw sinAcceso();
    return modulos.filter((m) => chosen.modulos.includes(m.IdSistema));
  });

  serve(at, accesosExternos.menu, ({ query, sesion }): Acceso[] => {
    const idRegional = number(query.IdRegional, 'IdRegional');
    const idSistema = number(query.IdSistema, 'IdSistema');
    const regional = sesion.usuario.regionales.find((r) => r.IdRegional === idRegional);
    if (!regional?.empresas.some((e) => e.modulos.includes(idSistema))) throw sinAcceso();
    return menuDe(sesion, idSistema);
  });
}
