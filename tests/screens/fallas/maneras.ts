/**
 * How the outcome of a write is found out where its answer is lost, late or cannot be read.
 * 'lee': the services are asked what they have. 'pregunta': nothing they show would tell, so it is asked about before it is
 * sent again. 'en su lugar': read too, and told where the file stands. 'repite': making it again changes nothing.
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

/** Every write the portal makes, by its name in the contract. */
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
  // An act on many: the figures before and after do not say whether it was carried out.
  'afiliacionBdpa.grabarPoblacion': 'pregunta',
  'afiliacionBdpa.enviarPoblacion': 'pregunta',
  'afiliacionBdpa.enviarNoEnviados': 'pregunta',
  'bdpa.corregirPoblacion': 'pregunta',
  'bdpa.grabarPoblacionNoEnviadaDia': 'pregunta',
  'bdpa.regularizarBajas': 'pregunta',
  // An e-mail on its way and a password show nowhere.
  'bdpa.notificarDiferencia': 'pregunta',
  'contrasena.cambiar': 'pregunta',
  'contrasena.reestablecer': 'pregunta',
  'contrasena.solicitar': 'pregunta',
  'recursos.grabarPendiente': 'en su lugar',
  'recursos.eliminar': 'en su lugar',
  // Who signs in again has a new token; the code of a payment is the living one, however often it is asked for.
  'empAuth.token': 'repite',
  'empAuth.newToken': 'repite',
  'login.usuario': 'repite',
  'ordenPagoCobro.generarQr': 'repite',
  // Questions that travel as writes.
  'contrasena.verificarEnlace': 'repite',
  'recursos.pendientes': 'repite',
};

/** The way of one write; throws for one that has none. */
export function maneraDe(llamada: string): Manera {
  const manera = maneras[llamada];
  if (!manera) throw new Error(`${llamada} has no way of being settled`);
  return manera;
}
