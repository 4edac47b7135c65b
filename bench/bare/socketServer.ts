import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** The bare server for the fan-out bench. It sends each reading to the room of its scale. */
const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  socket.on('watch', (room: string) => void socket.join(room));
  socket.on(
    'reading',
    (reading: { scaleId: number }) => void io.to(String(reading.scaleId)).emit('reading', reading),
  );
});
http.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready: bare socket.io'));
