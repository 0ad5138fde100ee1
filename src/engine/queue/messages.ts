/** What happened to a decision of the queue. */
export const colaMessages = {
  yaDecidido: 'Este aviso ya tiene una decisión por enviar.',
  cambio: 'El aviso cambió mientras lo revisaba. No se envió nada.',
  sinSaber: 'No hubo respuesta. Al reintentar se comprueba primero si llegó.',
  noEnviada: 'No hubo respuesta; el aviso sigue declarado.',
  noIntentada: 'No se intentó porque el envío anterior no tuvo respuesta.',
  sinFormulario: 'El portal no conoce el formulario de este aviso.',
  otraPestana: 'Otra pestaña de este navegador está decidiendo este aviso. No se envió nada.',
  sinCandados:
    'Este navegador no puede evitar que dos pestañas decidan el mismo aviso, así que no se envió nada. Use una versión actual de Chrome, Edge o Firefox.',
  defecto: 'Hubo un problema en el portal. El aviso puede seguir declarado.',
  yaEstaba: (nombre: string) => `La decisión sobre ${nombre} ya estaba hecha.`,
  aviso: (id: number) => `Aviso ${id}`,
} as const;
