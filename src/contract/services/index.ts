/** Every service, for the sandbox and the tests. What the browser loads imports each service by itself. */
export { acceso } from './acceso.ts';
export { accesosExternos } from './accesosExternos.ts';
export { altaCotizante } from './altaCotizante.ts';
export { contrasena } from './contrasena.ts';
export { empAuth } from './empAuth.ts';
export { empresas } from './empresas.ts';
export { login } from './login.ts';
export { novedades } from './novedades.ts';
export { ordenPago } from './ordenPago.ts';
export { pacientes } from './pacientes.ts';
export { parametros } from './parametros.ts';
export { personasEmpresa } from './personasEmpresa.ts';
export { personasNovedad } from './personasNovedad.ts';
export { recursos } from './recursos.ts';
export { reportes } from './reportes.ts';
export { seguimiento } from './seguimiento.ts';
export { tipoNovedad } from './tipoNovedad.ts';
