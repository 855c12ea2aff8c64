// Reads documents for who shows their pages. By its name it obeys a policy of its own (server, http/web-app.ts).
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
