// A long and narrow way to a server: `throttle <host:port> <latency ms> <bytes per second> <file for its port>`.
// The kernel moves the answers and keeps them to the rate, so that a fast way costs next to nothing.
package main

import (
	"fmt"
	"io"
	"log"
	"net"
	"os"
	"strconv"
	"syscall"
	"time"
)

type way struct {
	target         string
	latency        time.Duration
	bytesPerSecond int
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 5 {
		log.Fatal("four arguments are needed")
	}
	way := way{os.Args[1], time.Duration(number(os.Args[2])) * time.Millisecond, number(os.Args[3])}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	port := fmt.Sprintln(listener.Addr().(*net.TCPAddr).Port)
	if err := os.WriteFile(os.Args[4], []byte(port), 0o600); err != nil {
		log.Fatal(err)
	}
	for {
		client, err := listener.Accept()
		if err != nil {
			log.Fatal(err)
		}
		go way.join(client.(*net.TCPConn))
	}
}

func number(text string) int {
	value, err := strconv.Atoi(text)
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func (w way) join(client *net.TCPConn) {
	defer client.Close()
	// What it takes to connect, which the kernel has long done.
	time.Sleep(w.latency)
	server, err := net.Dial("tcp", w.target)
	if err != nil {
		log.Print(err)
		return
	}
	defer server.Close()
	w.pace(client)
	w.pace(server.(*net.TCPConn))
	go w.carryLate(server.(*net.TCPConn), client)
	io.Copy(client, server) // by splice(2)
}

// SO_MAX_PACING_RATE of socket(7). A socket that was accepted does not have it from its listener. The congestion
// control is one that does not try out anything of its own.
func (w way) pace(conn *net.TCPConn) {
	const soMaxPacingRate = 47
	raw, err := conn.SyscallConn()
	if err != nil {
		log.Fatal(err)
	}
	raw.Control(func(fd uintptr) {
		err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, soMaxPacingRate, w.bytesPerSecond)
		if err == nil {
			err = syscall.SetsockoptString(int(fd), syscall.IPPROTO_TCP, syscall.TCP_CONGESTION, "reno")
		}
	})
	if err != nil {
		log.Fatal(err)
	}
}

type piece struct {
	bytes []byte
	due   time.Time
}

// Requests bear the latency of both ways: who waits for an answer cannot tell.
func (w way) carryLate(server, client *net.TCPConn) {
	const pieceBytes = 64 << 10
	onTheWay := make(chan piece, 32+int(w.latency.Seconds()*float64(w.bytesPerSecond))/pieceBytes)
	go func() {
		defer server.CloseWrite()
		for piece := range onTheWay {
			time.Sleep(time.Until(piece.due))
			if _, err := server.Write(piece.bytes); err != nil {
				client.Close()
			}
		}
	}()
	defer close(onTheWay)
	for {
		bytes := make([]byte, pieceBytes)
		n, err := client.Read(bytes)
		if n > 0 {
			onTheWay <- piece{bytes[:n], time.Now().Add(w.latency)}
		}
		if err != nil {
			return
		}
	}
}
