import type { Acceso } from '#contract/entities/sesion.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { cleanDate } from '#lib/dates.ts';
import { reporteAvisoAlta } from '#sandbox/files/reporteAvisoAlta.ts';
import { pacienteDe } from '#sandbox/rules/access.ts';
import { menuDe } from '#sandbox/rules/menu.ts';
import { paraAceptar, paraEliminar, paraModificar } from '#sandbox/rules/novedadCalls.ts';
import {
  asegurar,
  cerrarAceptada,
  eliminarNovedad,
  insertarNovedad,
  modificarNovedad,
  personaConocida,
} from '#sandbox/rules/novedadWrites.ts';
import { comoRegistrante, deQuien } from '#sandbox/rules/registrante.ts';
import { number, type Services, serve, serveFile } from '#sandbox/serve.ts';
import { avisoAceptado, impresoDe, pdf } from '#sandbox/services/reportes.ts';
import { LICENCIA, licencia, reporteLicencia } from './contrato.ts';

const estados = ['registrado', 'observado', 'declarado', 'aceptado'] as const;
const esLicencia = (idTipoPadre: number) => idTipoPadre === LICENCIA;
const entrada: Acceso = {
  Ruta: 'aviso-licencia-admin',
  EtiquetaFormularioWeb: '',
  Grupo: 'Novedades',
  Orden: 14,
  SeMuestraEnMenu: true,
};

/** The fund's side of the leaves: their type with its states, their calls, their print, and the menu entry. */
export function serveLicencia(at: Services): void {
  at.db.tiposNovedad.put({
    ...{ IdTipoNovedad: LICENCIA, Novedad: 'LICENCIA', IdTipoNovedadPadre: 0, Orden: 90, IdTipoNovedadAntecesor: 0 },
  });
  for (const [index, estado] of estados.entries()) {
    const Nombre = `${estado.charAt(0).toUpperCase()}${estado.slice(1)}`;
    const colores = { ColorFondo: '#e3f1f2', ColorLetra: '#084851' };
    const IdEstadoProceso = 901 + index;
    at.db.estadosDeTipo.put({ IdTipoNovedad: LICENCIA, IdEstadoProceso, Nombre, ...colores, clave: Nombre, estado });
  }

  serve(at, accesosExternos.menu, ({ query, sesion }) => [
    ...menuDe(sesion, number(query.IdSistema, 'IdSistema')),
    entrada,
  ]);

  const campos = ({ SegurosPersonasNovedad: n }: Parameters<typeof deQuien>[0]) => ({
    IdTipoNovedad: LICENCIA,
    FechaNovedad: cleanDate(n.FechaNovedad),
    Observacion: n.Observacion,
  });
  serve(at, licencia.insertar, ({ body, db, sesion, today }) => {
    const puesto = comoRegistrante(db, sesion, deQuien(body));
    const write = { db, form: body, puesto, idUsuario: sesion.usuario.IdUsuario, today };
    return insertarNovedad(write, body.BasePersonas.IdPersona, campos(body)).IdPersonaNovedad;
  });
  serve(at, licencia.modificar, (call) => {
    const { body, db, sesion, today } = call;
    const kept = paraModificar(call, esLicencia);
    const write = { db, form: body, puesto: kept, idUsuario: sesion.usuario.IdUsuario, today };
    modificarNovedad(write, kept, campos(body));
    return true;
  });
  serve(at, licencia.eliminar, (call) => {
    eliminarNovedad(call.db, paraEliminar(call, esLicencia));
    return true;
  });
  serve(at, licencia.aceptar, (call) => {
    const { db, sesion, now, today } = call;
    const kept = paraAceptar(call, esLicencia);
    const persona = personaConocida(db, kept.IdPersona);
    const paciente = pacienteDe(db, kept.IdPersona) ?? asegurar(db, persona);
    cerrarAceptada({ db, usuario: sesion.usuario.usuario, now, today }, kept, { persona, paciente });
    return true;
  });
  serveFile(at, reporteLicencia, async (asked) => {
    const aviso = impresoDe(asked.db, avisoAceptado(asked, esLicencia), asked.today);
    return pdf(await reporteAvisoAlta(aviso), 'AvisoLicencia.pdf');
  });
}
