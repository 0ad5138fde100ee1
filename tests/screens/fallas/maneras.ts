/**
 * How the portal finds out the outcome of a write if its answer is lost, late or unreadable. 'lee': it asks the services what
 * they have. 'pregunta': the services cannot tell, so it asks the person before it sends the write again. 'en su lugar': it
 * also asks the services, and shows the result next to the file. 'repite': repeating it changes nothing.
 */
type Manera = 'lee' | 'pregunta' | 'en su lugar' | 'repite';

const familias = [
  'altaCotizante',
  'altaPasivo',
  'bajaCotizante',
  'bajaPasivo',
  'transferenciaCotizante',
  'transferenciaPasivo',
];
const actos = ['insertar', 'modificar', 'eliminar', 'aceptar'];

const deAvisos = familias.flatMap((familia) => actos.map((acto) => [`${familia}.${acto}`, 'lee'] as const));

/** Every write of the portal, by its contract name. */
export const maneras: Readonly<Record<string, Manera>> = {
  ...Object.fromEntries(deAvisos),
  'personasNovedad.declarar': 'lee',
  'personasNovedad.observar': 'lee',
  'ordenPago.registrar': 'lee',
  'ordenPago.eliminar': 'lee',
  'ordenPago.generarSolicitud': 'lee',
  'ordenPago.anularSolicitud': 'lee',
  'ordenPago.registrarConNovedad': 'lee',
  'ordenPago.quitarNovedad': 'lee',
  'ordenPagoCobro.carrito': 'lee',
  'ordenPagoCobro.datoFactura': 'lee',
  'ordenPagoCobro.actualizarComprobante': 'lee',
  'ordenPagoFormularios.registrar': 'lee',
  'relacionesParentesco.grabar': 'lee',
  'relacionesParentesco.eliminar': 'lee',
  'tiposAsegurado.grabar': 'lee',
  'tiposAsegurado.eliminar': 'lee',
  'tiposNovedad.grabar': 'lee',
  'tiposNovedad.eliminar': 'lee',
  'novedadParametros.registrarOrden': 'lee',
  'novedadParametros.registrarAntecesor': 'lee',
  'novedadParametros.registrarProductos': 'lee',
  'productos.registrar': 'lee',
  'productos.eliminar': 'lee',
  'ocupacional.registrar': 'lee',
  'ocupacional.eliminar': 'lee',
  'ocupacionalCitas.programar': 'lee',
  'ocupacionalCitas.eliminar': 'lee',
  'citasMedicas.registrarCorreos': 'lee',
  'afiliacion.insertar': 'lee',
  'afiliacion.modificar': 'lee',
  'afiliacionCambios.datosRelevantes': 'lee',
  'afiliacionCambios.datosNoRelevantes': 'lee',
  'afiliacionCambios.genero': 'lee',
  'afiliacionCambios.ampliacion': 'lee',
  'afiliacionCambios.ampliacionPorResolucion': 'lee',
  'afiliacionCambios.compromisoAfiliacion': 'lee',
  'afiliacionCambios.compromisoPago': 'lee',
  'afiliacionCambios.observacion': 'lee',
  'novedades.quitarHabilitarVigencia': 'lee',
  'recienNacidos.grabar': 'lee',
  'recienNacidos.concluir': 'lee',
  'seguimiento.registrar': 'lee',
  'afiliacionBdpa.actualizar': 'lee',
  'afiliacionBdpa.regularizarBaja': 'lee',
  // An action on many records: the figures before and after do not show whether it was carried out.
  'afiliacionBdpa.grabarPoblacion': 'pregunta',
  'afiliacionBdpa.enviarPoblacion': 'pregunta',
  'afiliacionBdpa.enviarNoEnviados': 'pregunta',
  'bdpa.corregirPoblacion': 'pregunta',
  'bdpa.grabarPoblacionNoEnviadaDia': 'pregunta',
  'bdpa.regularizarBajas': 'pregunta',
  // Nothing shows whether an e-mail was sent or a password changed.
  'bdpa.notificarDiferencia': 'pregunta',
  'contrasena.cambiar': 'pregunta',
  'contrasena.reestablecer': 'pregunta',
  'contrasena.solicitar': 'pregunta',
  'recursos.grabarPendiente': 'en su lugar',
  'recursos.eliminar': 'en su lugar',
  // Signing in again gives a new token. The code of a payment is the current one, however often it is requested.
  'empAuth.token': 'repite',
  'empAuth.newToken': 'repite',
  'login.usuario': 'repite',
  'ordenPagoCobro.generarQr': 'repite',
  // Queries that are sent as POST.
  'contrasena.verificarEnlace': 'repite',
  'recursos.pendientes': 'repite',
};

/** How to find out the outcome of a write. Throws if the table does not have it. */
export function maneraDe(llamada: string): Manera {
  const manera = maneras[llamada];
  if (!manera) throw new Error(`${llamada} has no way of being settled`);
  return manera;
}
