import type { Services } from '../serve.ts';
import { serveAcceso } from './acceso.ts';
import { serveAccesosExternos } from './accesosExternos.ts';
import { serveAltaCotizante } from './altaCotizante.ts';
import { serveBajaCotizante } from './bajaCotizante.ts';
import { serveContrasena } from './contrasena.ts';
import { serveEmpAuth } from './empAuth.ts';
import { serveEmpresas } from './empresas.ts';
import { serveEnteGestor } from './enteGestor.ts';
import { serveLogin } from './login.ts';
import { serveNovedades } from './novedades.ts';
import { serveOcupacional } from './ocupacional.ts';
import { serveOcupacionalCitas } from './ocupacionalCitas.ts';
import { serveOrdenPago } from './ordenPago.ts';
import { servePacientes } from './pacientes.ts';
import { serveParametros } from './parametros.ts';
import { servePersonasEmpresa } from './personasEmpresa.ts';
import { servePersonasNovedad } from './personasNovedad.ts';
import { serveRecursos } from './recursos.ts';
import { serveReportes } from './reportes.ts';
import { serveSeguimiento } from './seguimiento.ts';
import { serveTipoNovedad } from './tipoNovedad.ts';

/** Mounts every service: the same files as contract/services. */
export function serveAll(at: Services): void {
  serveEmpAuth(at);
  serveLogin(at);
  serveAccesosExternos(at);
  serveAcceso(at);
  serveContrasena(at);
  serveEmpresas(at);
  servePersonasEmpresa(at);
  servePacientes(at);
  serveParametros(at);
  serveTipoNovedad(at);
  serveAltaCotizante(at);
  serveBajaCotizante(at);
  servePersonasNovedad(at);
  serveNovedades(at);
  serveOrdenPago(at);
  serveOcupacional(at);
  serveOcupacionalCitas(at);
  serveRecursos(at);
  serveReportes(at);
  serveSeguimiento(at);
  serveEnteGestor(at);
}
