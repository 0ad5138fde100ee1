/** Texts of the document viewer, loaded with it. */
export const pdfMessages = {
  tools: 'Documento',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: 'Página',
  pageOf: '{page} de {pages}',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  download: 'Descargar',
  openTab: 'Abrir en pestaña',
  noTab: 'El navegador no permitió abrir otra pestaña. Descargue el documento y ábralo en su equipo.',
  printThere: 'El documento se abrió en otra pestaña. Imprímalo desde allí.',
  loading: 'Cargando el documento…',
  content: 'Contenido del documento',
  pageBroken: 'No se pudo mostrar esta página del documento.',
  broken: 'No se pudo mostrar el documento. {way}',
  downloadIt: 'Descárguelo para abrirlo en su equipo.',
  openIt: 'Ábralo para descargarlo en su equipo.',
  viewerMissing: 'No se pudo descargar el visor de documentos. Revise su conexión a Internet y vuelva a intentar.',
  viewerStillMissing:
    'El visor sigue sin llegar. Si hay una nueva versión del sistema, guarde lo que está llenando y actualice la página (Ctrl+F5).',
} as const;
